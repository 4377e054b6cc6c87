/**
 * Returns a font size at which «Responsabilidade», the longest title, fits on one line of its container.
 * @param size CSS size in a wide container
 */
export const fitLongestWord = (size: string) => `min(${size}, 100cqi / 9.8)`;
