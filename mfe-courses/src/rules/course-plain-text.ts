import type { PlainText, PlainTextPart } from '@ia/federation/config';
import { stripMarkup } from '@ia/shared-services/rich-text';
import { right, wrong } from '../content/plain-text.ts';
import type { Block, Part, PartOf, Source } from '../content/schema.ts';
import { t } from '../content/text.ts';

/** Strips the markup of each text; drops the undefined and empty ones. */
const stripAll = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [stripMarkup(text)] : []));

const formatSource = ({ publisher, title, year }: Source): string =>
  [publisher, title, ...(year ? [year] : [])].join(', ');

/** Converts tabs or accordion items. */
const convertPanels = (items: PartOf<'tabs'>['tabs']): PlainTextPart => ({
  parts: items.map(({ label, parts }) => ({ heading: stripMarkup(label), parts: parts.map(convertPart) })),
});

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * A model answer may speak in the first person, so the heading says that it is one possible answer.
 */
const possibleAnswer = ({ label, model }: { label: string; model: string }): PlainTextPart => ({
  heading: `${t.answerField.model}: ${lowerFirst(stripMarkup(label))}`,
  text: [stripMarkup(model)],
});

/** Converts a lesson part to plain text. Links and the button that completes a mission have none. */
function convertPart(part: Part): PlainTextPart {
  switch (part.type) {
    case 'paragraph':
      return { text: [stripMarkup(part.text)] };
    case 'heading':
      return { heading: stripMarkup(part.text) };
    case 'list':
      return { list: stripAll(part.items) };
    case 'steps':
      return {
        list: stripAll(
          part.items.map(({ title, text }) => `${title}${title.endsWith('?') ? '' : ':'} ${text}`),
        ),
      };
    case 'example': {
      const { title, situation, prompt, answer = [], notice } = part;
      const quotedPrompt = prompt ? `«${prompt}»` : undefined;
      return { heading: stripMarkup(title), text: stripAll([situation, quotedPrompt, ...answer, notice]) };
    }
    case 'compare': {
      const sides = [part.before, part.after].map(({ label, text }) => `${label}: ${text}`);
      return { text: stripAll([...sides, part.notice]) };
    }
    case 'callout':
      return { heading: stripMarkup(part.title), text: [stripMarkup(part.text)] };
    case 'contacts':
      return {
        heading: part.title,
        text: [...(part.tried ? [] : [t.lesson.contactsUntried]), t.lesson.contactsElse],
        list: part.items.map(({ name, phone, url, note }) =>
          [name, phone, url, stripMarkup(note)].filter(Boolean).join(', '),
        ),
      };
    case 'illustration':
      // A caption may refer to the drawing only, so prefer the alternative text.
      return { text: stripAll([part.alt ?? part.caption]) };
    case 'figure':
      return { text: [`${part.value} ${stripMarkup(part.text)} (${formatSource(part.source)})`] };
    case 'prompts':
      return {
        parts: part.items.map(({ title, description, promptText }) => ({
          heading: stripMarkup(title),
          text: [stripMarkup(description), `«${promptText}»`],
        })),
      };
    case 'activity': {
      const { title, text, steps = [], answerField } = part;
      return {
        heading: stripMarkup(title),
        list: stripAll(steps),
        text: [stripMarkup(text)],
        ...(answerField && { parts: [possibleAnswer(answerField)] }),
      };
    }
    case 'demonstration':
      return {
        heading: stripMarkup(part.title),
        text: [stripMarkup(part.text), t.demonstration.onPaper],
        list: stripAll(part.onPaper),
      };
    case 'tabs':
      return convertPanels(part.tabs);
    case 'accordion':
      return convertPanels(part.items);
    case 'quiz':
      return {
        heading: stripMarkup(part.question),
        list: stripAll(
          part.options.map(
            ({ text, isCorrect, explanation }) => `${text} – ${isCorrect ? right : wrong} ${explanation}`,
          ),
        ),
      };
    case 'video':
      return { heading: stripMarkup(part.title), text: stripAll(part.transcript) };
    case 'narrative-choice':
      return {
        heading: stripMarkup(part.question),
        list: stripAll(part.options.map(({ text, feedback }) => `${text} – ${feedback}`)),
      };
    case 'reflection':
      return { text: [stripMarkup(part.question)] };
    case 'group-game':
      return { heading: stripMarkup(part.title), list: stripAll([...part.steps, ...part.debrief]) };
    case 'sentence-builder': {
      const words = part.steps.map((options) => options.join(' / ')).join(' … ');
      return { heading: part.title, text: [part.instructions, `${part.start} … ${words}.`] };
    }
    // The switch is exhaustive: a new part type must be added here or above.
    case 'external-link':
    case 'site-link':
    case 'complete':
      return {};
  }
}

/** Returns the blocks of a course. The number of its unit, such as module 6, precedes each title. */
export const numberedBlocks = (groups: readonly { blocks: readonly Block[] }[]): Block[] =>
  groups.flatMap(({ blocks }, index) =>
    blocks.map((block, position) =>
      // A test or challenge that ends a unit has no number of its own.
      position === 0 ? { ...block, title: `${index + 1}. ${block.title}` } : block,
    ),
  );

/**
 * Returns the plain text of a course, for visitors without JavaScript, including blocks that are locked in the app.
 * @param hero title and lead of the course
 */
export const coursePlainText = (
  hero: { title: string; lead: string },
  blocks: readonly Block[],
): PlainText => ({
  title: stripMarkup(hero.title),
  lead: stripMarkup(hero.lead),
  parts: blocks.map(({ title, aim, parts, verified }) => ({
    heading: stripMarkup(title),
    text: [stripMarkup(aim)],
    parts: [
      ...parts.map(convertPart),
      ...(verified
        ? [{ text: [t.lesson.verified(verified.date), ...verified.sources.map(formatSource)] }]
        : []),
    ],
  })),
});
