import { PRINCIPLES } from '@ia/shared-services/principles';
import { about as words } from '../content/contribute.ts';

/** The words of the manifesto before its principles, as the server names them. */
export const OPENING = 'abertura';

/** A place of the manifesto that a suggestion can be about. */
export interface Place {
  id: string;
  label: string;
}

/** Every place, in the order of the manifesto. */
const placesOf = (principles: readonly { id: string; title: string }[]): Place[] => [
  { id: OPENING, label: words.opening },
  ...principles.map(({ id, title }) => ({ id, label: words.principle(title) })),
];

/** What a visitor reads for a place; its id for one that this version of the page does not know yet. */
export const placeLabel = (
  id: string,
  principles: readonly { id: string; title: string }[] = PRINCIPLES,
): string => placesOf(principles).find((place) => place.id === id)?.label ?? id;
