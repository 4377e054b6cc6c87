import { PRINCIPLES } from '@ia/shared-services/principles';
import { about as t } from '../content/contribute.ts';

/** Id of the manifesto's opening text, as the server names it. */
export const OPENING = 'abertura';

/** A part of the manifesto that a suggestion can be about. */
export interface ManifestoPart {
  id: string;
  label: string;
}

/** All parts, in the manifesto's order. */
const manifestoParts = (principles: readonly { id: string; title: string }[]): ManifestoPart[] => [
  { id: OPENING, label: t.opening },
  ...principles.map(({ id, title }) => ({ id, label: t.principle(title) })),
];

/** Label of a part; its id when this version of the page does not know the part. */
export const partLabel = (
  id: string,
  principles: readonly { id: string; title: string }[] = PRINCIPLES,
): string => manifestoParts(principles).find((part) => part.id === id)?.label ?? id;
