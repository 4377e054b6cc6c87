/** How large a name can stand on the sheet so that it takes two lines at most. */
export function nameSize(name: string): 'large' | 'middle' | 'small' {
  const letters = [...name].length;
  if (letters <= 32) return 'large';
  return letters <= 64 ? 'middle' : 'small';
}
