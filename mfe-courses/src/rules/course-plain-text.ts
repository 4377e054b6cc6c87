import type { PlainText, PlainTextPart } from '@ia/federation/config';
import { plain } from '@ia/shared-services/rich-text';
import type { Block, Part, PartOf, Source } from '../content/schema.ts';
import { t } from '../content/text.ts';

const plainAll = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [plain(text)] : []));

const cited = ({ publisher, title, year }: Source): string =>
  [publisher, title, ...(year ? [year] : [])].join(', ');

const folders = (items: PartOf<'tabs'>['tabs']): PlainTextPart => ({
  parts: items.map(({ label, parts }) => ({ heading: plain(label), parts: parts.map(partOf) })),
});

const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The heading marks the text as one possible answer, so that readers do not take it for a statement about
 * themselves.
 */
const possibleAnswer = ({ label, model }: { label: string; model: string }): PlainTextPart => ({
  heading: `${t.answerField.model}: ${withSmallLetter(plain(label))}`,
  text: [plain(model)],
});

/** Returns the readable text of a lesson part. Interactive parts have none. */
function partOf(part: Part): PlainTextPart {
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
      const quoted = prompt ? `«${prompt}»` : undefined;
      return { heading: plain(title), text: plainAll([situation, quoted, ...answer, notice]) };
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
      // A caption may refer to the drawing only, so prefer the alternative text.
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
      const { title, text, steps = [], answerField } = part;
      return {
        heading: plain(title),
        list: plainAll(steps),
        text: [plain(text)],
        ...(answerField && { parts: [possibleAnswer(answerField)] }),
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
    // Interactive parts without readable text. The switch is exhaustive: a new part type must be added here
    // or above.
    case 'sentence-builder':
    case 'external-link':
    case 'site-link':
    case 'complete':
      return {};
  }
}

/**
 * Converts all blocks of a course, locked or not, to plain text.
 * @param hero title and lead of the course
 */
export const coursePlainText = (
  hero: { title: string; lead: string },
  blocks: readonly Block[],
): PlainText => ({
  title: plain(hero.title),
  lead: plain(hero.lead),
  parts: blocks.map(({ title, aim, parts, verified }) => ({
    heading: plain(title),
    text: [plain(aim)],
    parts: [
      ...parts.map(partOf),
      ...(verified ? [{ text: [t.lesson.verified(verified.date), ...verified.sources.map(cited)] }] : []),
    ],
  })),
});
