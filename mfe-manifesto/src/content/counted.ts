/** A written number with its noun. */
export const counted = (count: string, one: string, more: string): string =>
  `${count} ${count === '1' ? one : more}`;
