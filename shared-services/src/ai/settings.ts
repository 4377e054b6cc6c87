/** False for a missing key, or for the placeholder COLOQUE ("put it here") of the example configuration. */
export const isKey = (key = ''): boolean => key.trim() !== '' && !key.includes('COLOQUE');
