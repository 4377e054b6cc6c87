import type { Reading, ReadingPart } from '@ia/federation/config';
import { plain } from '@ia/shared-services/rich-text';
import type { Block, Part, PartOf, Source } from '../content/schema.ts';
import { words } from '../content/words.ts';

const plainAll = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [plain(text)] : []));

const cited = ({ publisher, title, year }: Source): string =>
  [publisher, title, ...(year ? [year] : [])].join(', ');

const folders = (items: PartOf<'tabs'>['tabs']): ReadingPart => ({
  parts: items.map(({ label, parts }) => ({ heading: plain(label), parts: parts.map(partOf) })),
});

const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Said to be one of many answers, so that nobody takes it for words about themselves. */
const possibleAnswer = ({ label, model }: { label: string; model: string }): ReadingPart => ({
  heading: `${words.answerPlace.model}: ${withSmallLetter(plain(label))}`,
  text: [plain(model)],
});

/** What there is to read in a part of a lesson; what is only there to be done has no words here. */
function partOf(part: Part): ReadingPart {
  switch (part.type) {
    case 'paragraph':
      return { text: [plain(part.text)] };
    case 'heading':
      return { heading: plain(part.text) };
    case 'list':
      return { list: plainAll(part.items) };
    case 'steps':
      return { list: plainAll(part.items.map(({ title, text }) => `${title}: ${text}`)) };
    case 'example': {
      const { title, situation, prompt, answer = [], notice } = part;
      const said = prompt ? `«${prompt}»` : undefined;
      return { heading: plain(title), text: plainAll([situation, said, ...answer, notice]) };
    }
    case 'compare': {
      const sides = [part.before, part.after].map(({ label, text }) => `${label}: ${text}`);
      return { text: plainAll([...sides, part.notice]) };
    }
    case 'callout':
      return { heading: plain(part.title), text: [plain(part.text)] };
    case 'contacts':
      return {
        heading: part.title,
        list: part.items.map(({ name, phone, url, note }) =>
          [name, phone, url, plain(note)].filter(Boolean).join(', '),
        ),
      };
    case 'illustration':
      // A caption may speak of the drawing alone; what the drawing shows is said for who cannot see it.
      return { text: plainAll([part.alt ?? part.caption]) };
    case 'figure':
      return { text: [`${part.value} ${plain(part.text)} (${cited(part.source)})`] };
    case 'prompts':
      return {
        parts: part.items.map(({ title, description, promptText }) => ({
          heading: plain(title),
          text: [plain(description), `«${promptText}»`],
        })),
      };
    case 'activity': {
      const { title, text, steps = [], answerPlace } = part;
      return {
        heading: plain(title),
        list: plainAll(steps),
        text: [plain(text)],
        ...(answerPlace && { parts: [possibleAnswer(answerPlace)] }),
      };
    }
    case 'demonstration':
      return { heading: plain(part.title), text: [plain(part.text)], list: plainAll(part.onPaper) };
    case 'tabs':
      return folders(part.tabs);
    case 'accordion':
      return folders(part.items);
    case 'quiz':
      return {
        heading: plain(part.question),
        list: plainAll(part.options.map(({ text, explanation }) => `${text} ${explanation}`)),
      };
    case 'video':
      return { heading: plain(part.title), text: plainAll(part.transcript) };
    case 'narrative-choice':
      return {
        heading: plain(part.question),
        list: plainAll(part.options.map(({ text, feedback }) => `${text} ${feedback}`)),
      };
    case 'reflection':
      return { text: [plain(part.question)] };
    case 'group-game':
      return { heading: plain(part.title), list: plainAll([...part.steps, ...part.debrief]) };
    // There to be done or followed, and nothing of it can be read apart. A new kind of part has to say here which it is.
    case 'sentence-builder':
    case 'external-link':
    case 'site-link':
    case 'complete':
      return {};
  }
}

/**
 * The words of all blocks of a course, open or not, as plain text.
 * @param hero title and lead of the course
 */
export const readingOf = (hero: { title: string; lead: string }, blocks: readonly Block[]): Reading => ({
  title: plain(hero.title),
  lead: plain(hero.lead),
  parts: blocks.map(({ title, aim, parts, verified }) => ({
    heading: plain(title),
    text: [plain(aim)],
    parts: [
      ...parts.map(partOf),
      ...(verified ? [{ text: [words.lesson.verified(verified.date), ...verified.sources.map(cited)] }] : []),
    ],
  })),
});
