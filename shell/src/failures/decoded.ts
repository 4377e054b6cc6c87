/** An address as it reads, whatever of it is written in codes. What cannot be read stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
