export interface KeyMatch {
  kind: string;
}
export function findProviderKeys(_text: string): KeyMatch[] {
  return [];
}
