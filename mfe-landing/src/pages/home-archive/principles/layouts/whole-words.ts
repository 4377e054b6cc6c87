/**
 * A font size at which «Responsabilidade», the longest title, fits on one line of its container.
 * @param size the size where the container has room for more
 */
export const wholeWords = (size: string) => `min(${size}, 100cqi / 9.8)`;
