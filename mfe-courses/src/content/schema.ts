/**
 * Schema of the lessons. Content is data: these schemas define the valid course files, tests validate every
 * file, and one renderer shows them. Pages import only the types, so valibot is not downloaded.
 * Over 300 lines: course authors read one file with the whole schema.
 *
 * Text is plain Portuguese with two kinds of markup:
 * • **forte** is strong emphasis;
 * • [[alucinacao|inventa]] is a glossary term: an id from @ia/shared-services/glossary and the text to show.
 */
import * as v from 'valibot';

/** A sentence or short paragraph, with the two kinds of markup above. */
const text = v.pipe(v.string(), v.trim(), v.minLength(2));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Use minúsculas, algarismos e hífenes'));

// ── Small pieces ────────────────────────────────────────────────────────────────────────────────────────────

/** Source of a fact. `year` and `url` only when they are known. */
export const Source = v.strictObject({
  publisher: text,
  title: text,
  /** The title is our own description of the page, shown without «». */
  described: v.optional(v.literal(true)),
  year: v.optional(v.pipe(v.number(), v.integer())),
  url: v.optional(v.pipe(v.string(), v.url())),
});

/** 'Verificado em novembro de 2026' with sources: required on every block about how Copilot behaves. */
export const VerifiedNote = v.strictObject({
  date: v.literal('novembro de 2026'),
  sources: v.pipe(v.array(Source), v.minLength(1)),
});

export const PromptCard = v.strictObject({ id, title: text, description: text, promptText: text });

export const PromptGroup = v.strictObject({
  id,
  title: text,
  items: v.pipe(v.array(PromptCard), v.minLength(2)),
});

// ── Parts of a lesson ───────────────────────────────────────────────────────────────────────────────────────

const Paragraph = v.strictObject({ type: v.literal('paragraph'), text });
const Heading = v.strictObject({ type: v.literal('heading'), text });
const List = v.strictObject({
  type: v.literal('list'),
  ordered: v.optional(v.boolean()),
  items: v.pipe(v.array(text), v.minLength(2)),
});
/** Numbered steps, each with a name and one or two sentences. */
const Steps = v.strictObject({
  type: v.literal('steps'),
  items: v.pipe(v.array(v.strictObject({ title: text, text })), v.minLength(2)),
});
/** A worked example: prompt, answer and remark. */
const Example = v.strictObject({
  type: v.literal('example'),
  title: text,
  situation: v.optional(text),
  prompt: v.optional(text),
  answer: v.optional(v.array(text)),
  notice: text,
});
/** Two versions of the same task side by side, the weaker one first. */
const Compare = v.strictObject({
  type: v.literal('compare'),
  before: v.strictObject({ label: text, text }),
  after: v.strictObject({ label: text, text }),
  notice: text,
});
const Callout = v.strictObject({
  type: v.literal('callout'),
  tone: v.picklist(['info', 'tip', 'warning', 'privacy']),
  title: text,
  text,
});
/** A contact for help, defined in `contacts.ts` only. */
export const Contact = v.strictObject({
  name: text,
  /** Grouped by spaces, as read aloud. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\d+( \d+)*$/))),
  url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  note: text,
});
const Contacts = v.strictObject({
  type: v.literal('contacts'),
  title: text,
  /** Dates from `contacts.ts`. */
  collected: v.pipe(v.string(), v.isoDate()),
  tried: v.optional(v.pipe(v.string(), v.isoDate())),
  items: v.pipe(v.array(Contact), v.minLength(1)),
});
/** Illustration drawn in code. `alt` describes it; omit it only when the text beside it does. */
const Illustration = v.strictObject({
  type: v.literal('illustration'),
  name: v.picklist(['shield', 'next-word']),
  alt: v.optional(text),
  caption: v.optional(text),
});
/** A figure with its source, from the verified facts only. */
const Figure = v.strictObject({
  type: v.literal('figure'),
  value: text,
  text,
  source: v.strictObject({ ...Source.entries, year: v.pipe(v.number(), v.integer()) }),
});
const Prompts = v.strictObject({
  type: v.literal('prompts'),
  items: v.pipe(v.array(PromptCard), v.minLength(1)),
});
/**
 * Answer field of an activity, with a sample answer. `id` is stable and never reused within the course,
 * because the text on visitors' devices is stored under it.
 */
const answer = { id, label: text, model: text };
const answerField = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), ...answer }),
  v.strictObject({ kind: v.literal('checklist'), ...answer, items: v.pipe(v.array(text), v.minLength(2)) }),
]);
/** A task: 'Experimente'. */
const Activity = v.strictObject({
  type: v.literal('activity'),
  title: text,
  text,
  steps: v.optional(v.array(text)),
  minutes: v.optional(v.number()),
  answerField: v.optional(answerField),
});
/**
 * Opens in a new tab. The URL comes from the site configuration, never from content: `staffRules` from the settings
 * of this app, the others from `shell.links`. Hidden without a URL.
 */
const ExternalLink = v.strictObject({
  type: v.literal('external-link'),
  link: v.picklist(['gemini', 'promptHelper', 'manifestoDocument', 'assistants', 'staffRules']),
  label: text,
  note: v.optional(text),
});
/** A route of this site ('/prompt-factory'). Hidden while the route is disabled. */
const SiteLink = v.strictObject({
  type: v.literal('site-link'),
  to: v.pipe(v.string(), v.startsWith('/')),
  label: text,
  newTab: v.optional(v.boolean()),
  note: v.optional(text),
});

const simpleParts = [
  Paragraph,
  Heading,
  List,
  Steps,
  Example,
  Compare,
  Callout,
  Contacts,
  Illustration,
  Figure,
  Prompts,
  Activity,
  ExternalLink,
  SiteLink,
] as const;

/** Parts allowed inside a tab or an accordion item. */
export const SimplePart = v.variant('type', simpleParts);

const folder = v.strictObject({ id, label: text, parts: v.pipe(v.array(SimplePart), v.minLength(1)) });
const Tabs = v.strictObject({
  type: v.literal('tabs'),
  label: text,
  tabs: v.pipe(v.array(folder), v.minLength(2)),
});
const Accordion = v.strictObject({
  type: v.literal('accordion'),
  items: v.pipe(v.array(folder), v.minLength(2)),
});

/** Exactly one right option; every option has an explanation. */
export const Quiz = v.strictObject({
  type: v.literal('quiz'),
  id,
  question: text,
  options: v.pipe(
    v.array(v.strictObject({ text, isCorrect: v.boolean(), explanation: text })),
    v.minLength(2),
    v.maxLength(5),
    v.check(
      (all) => all.filter((option) => option.isCorrect).length === 1,
      'Um quiz tem uma única opção certa',
    ),
  ),
  correctFeedback: text,
  incorrectFeedback: text,
  hint: v.optional(text),
});

/** Click to load; the setting named by `setting` holds the video id. The transcript is always shown. */
const Video = v.strictObject({
  type: v.literal('video'),
  setting: v.literal('missionVideoId'),
  title: text,
  /** Shown above the video; `leadWithoutVideo` replaces it when no video is configured. */
  lead: text,
  leadWithoutVideo: text,
  transcript: v.pipe(v.array(text), v.minLength(3)),
});

/** A choice without retry: choosing replaces the list with the outcome. */
const NarrativeChoice = v.strictObject({
  type: v.literal('narrative-choice'),
  question: text,
  options: v.pipe(v.array(v.strictObject({ text, feedback: text })), v.length(3)),
});
/** Stored on the device, never sent. The page labels the entries as examples. */
const Reflection = v.strictObject({
  type: v.literal('reflection'),
  /** Unique among the answer fields of the lesson, because the text is stored under it. */
  id: text,
  question: text,
  label: text,
  entries: v.pipe(v.array(v.strictObject({ author: text, text })), v.minLength(2)),
});
const GroupGame = v.strictObject({
  type: v.literal('group-game'),
  title: text,
  participants: text,
  minutes: v.number(),
  materials: v.array(text),
  steps: v.pipe(v.array(text), v.minLength(3)),
  debrief: v.array(text),
});
const SentenceBuilder = v.strictObject({
  type: v.literal('sentence-builder'),
  title: text,
  instructions: text,
  start: text,
  steps: v.array(v.pipe(v.array(v.string()), v.length(3))),
  done: text,
});
/** An interactive demonstration; its code and data load on demand (`content/demonstrations`). */
const Demonstration = v.strictObject({
  type: v.literal('demonstration'),
  name: v.picklist(['next-word', 'fruit', 'pieces', 'real-or-made-up', 'what-to-write']),
  title: text,
  text,
  minutes: v.number(),
  /** Manual steps for print, and for when the code does not load. */
  onPaper: v.pipe(v.array(text), v.minLength(2)),
});
/** The 'Complete Mission 1' button. */
const Complete = v.strictObject({ type: v.literal('complete'), label: text, done: text });

export const Part = v.variant('type', [
  ...simpleParts,
  Tabs,
  Accordion,
  Quiz,
  Video,
  NarrativeChoice,
  Reflection,
  GroupGame,
  SentenceBuilder,
  Demonstration,
  Complete,
]);

// ── Blocks, courses, missions ───────────────────────────────────────────────────────────────────────────────

export const Category = v.picklist(['aprender', 'desafio', 'descobrir', 'partilhar']);

/**
 * Domains of AILit, a framework for schools. Used only in the table for trainers (`docs/ailit.md`), on no
 * page.
 */
const Domain = v.picklist(['engage', 'create', 'manage', 'shape']);

/** Topics of AI literacy; `declaration/topics.ts` has their texts. */
export const Topic = v.picklist(['perceber', 'pedir', 'confirmar', 'proteger']);

export const Block = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: text,
  category: Category,
  /** 'No fim, consegue…': one sentence on the skill the reader gains. */
  aim: v.pipe(text, v.startsWith('No fim,')),
  /** Ids of prerequisite blocks of this course; required except on the first block and on one that stands alone. */
  requires: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1))),
  /** Main AILit domains; required on every block of a course or second part. */
  ailit: v.optional(v.pipe(v.array(Domain), v.minLength(1))),
  /** Topic of the block in the declaration of completion; required on every block of a course. */
  topic: v.optional(Topic),
  parts: v.pipe(v.array(Part), v.minLength(1)),
  verified: v.optional(VerifiedNote),
  /** True when the block has a quiz among its parts. */
  isQuiz: v.optional(v.boolean()),
  needsNavigate: v.optional(v.boolean()),
});

/** Unit of unlocking and of points. In the nine- and five-block courses a group is one block. */
export const Group = v.strictObject({
  group_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  showContinueButton: v.boolean(),
  blocks: v.pipe(v.array(Block), v.minLength(1)),
});

const Hero = v.strictObject({
  eyebrow: text,
  title: text,
  lead: text,
  /** An anchor of the same page ('#blocos'). */
  cta: v.strictObject({ label: text, to: v.pipe(v.string(), v.startsWith('#')) }),
  /** Second link, to a section that a flag may turn off. */
  more: v.optional(v.strictObject({ label: text, to: v.pipe(v.string(), v.startsWith('#')) })),
  /** Short list below the lead: duration, level, requirements. */
  facts: v.array(text),
});

const Medal = v.strictObject({ name: text, description: text, notice: text });

/**
 * Optional blocks after the course's blocks: all unlocked, without points. Their ids continue the course's
 * ids. They are in a separate file, which the page loads on demand (`blocks`).
 */
const SecondPart = v.strictObject({
  title: text,
  lead: text,
  doneLabel: text,
  /** Shown when all blocks are done. */
  finished: v.strictObject({ title: text, text }),
});

/** Unit in which the whole course counts. */
export const Unit = v.picklist(['bloco', 'módulo', 'atividade']);

/** The only options in which courses differ for the engine. */
const Options = v.strictObject({
  /** Points stop at the goal. False only in V2. */
  capped: v.boolean(),
  /** Continue requires an answer to every quiz of the group, right or wrong (V3). */
  requiresQuiz: v.optional(v.boolean()),
  /** Duration of the emoji effect on a gain of points, in ms. */
  fizzMs: v.picklist([1200, 2000]),
  /** Number of confetti particles at the end of the course; 0 for none. */
  finishParticles: v.number(),
  /** Delays of the two-step entry animation of the intro, in ms. Null: no animation. */
  entryDelays: v.nullable(v.tuple([v.number(), v.number()])),
  /** Scales the text by `fontScale`: factor 1 + (fontScale − 3) × 0.1. */
  scalesText: v.boolean(),
  /** Shows the progress percentage as a mission map. */
  showsMap: v.boolean(),
  /** 'Nível 1: Explorador Digital'. */
  levelLabel: v.optional(text),
  /** Show 'Abrir a IA Gemini' in the sidebar. */
  opensGemini: v.boolean(),
});

export const Course = v.pipe(
  v.strictObject({
    id,
    /** Subject of the course. Every block of a 'copilot' course needs a `verified` note. */
    about: v.picklist(['ia', 'copilot']),
    title: text,
    /** Name of its groups. */
    unit: Unit,
    /** Device storage key of the points; '<key>State' stores the finished groups. */
    storageKey: v.string(),
    goal: v.number(),
    pointsPerStep: v.number(),
    medal: Medal,
    hero: Hero,
    blocksTitle: text,
    blocksLead: text,
    continueLabel: text,
    finishLabel: text,
    finished: v.strictObject({ title: text, text }),
    /** Call to action at the end: a route of this site. */
    next: v.strictObject({ label: text, to: v.pipe(v.string(), v.startsWith('/')) }),
    /** Skills listed in the declaration of completion. */
    skills: v.pipe(v.array(text), v.minLength(3)),
    options: Options,
    groups: v.pipe(v.array(Group), v.minLength(1)),
    library: v.optional(
      v.strictObject({ title: text, lead: text, groups: v.pipe(v.array(PromptGroup), v.length(4)) }),
    ),
    secondPart: v.optional(SecondPart),
    showcase: v.optional(
      v.strictObject({
        title: text,
        lead: text,
        modules: v.array(
          v.strictObject({ id, to: v.string(), title: text, description: text, meta: text, linkLabel: text }),
        ),
      }),
    ),
  }),
  v.check((course) => {
    const ids = course.groups.flatMap((group) => group.blocks.map((block) => block.id));
    return ids.every((each, index) => each === index + 1);
  }, 'Os blocos numeram-se 1, 2, 3… pela ordem em que aparecem'),
  v.check(
    (course) => new Set(course.groups.map((group) => group.group_id)).size === course.groups.length,
    'Cada grupo tem o seu `group_id`: o progresso das pessoas guarda-se por esse número',
  ),
  v.check(
    (course) =>
      course.about !== 'copilot' ||
      course.groups.every((group) => group.blocks.every((block) => block.verified !== undefined)),
    'Cada bloco de um curso sobre o Copilot precisa de `verified`, com data e fonte',
  ),
  v.check(
    (course) => course.groups.every((group) => group.blocks.every(({ ailit, topic }) => ailit && topic)),
    'Cada bloco de um curso diz o que toca do AILit (`ailit`) e de que tema é (`topic`)',
  ),
);

/** Blocks without points, none of them locked. */
export const Mission = v.strictObject({
  id,
  title: text,
  hero: Hero,
  blocksTitle: text,
  blocks: v.pipe(v.array(Block), v.length(10)),
  /** 'A Minha Jornada': static sample values from the specification; the page labels them as samples. */
  journey: v.strictObject({
    title: text,
    points: v.number(),
    level: text,
    /** Title of the collapsed section with the sample values. */
    sampleTitle: text,
    note: text,
    activities: v.array(v.strictObject({ text, when: text })),
  }),
  skills: v.pipe(v.array(text), v.length(3)),
  finished: v.strictObject({ title: text, text }),
  next: v.strictObject({ to: text, label: text }),
});

const Term = v.strictObject({ term: text, definition: text });
export const Glossary = v.record(id, Term);

export type Source = v.InferOutput<typeof Source>;
export type VerifiedNote = v.InferOutput<typeof VerifiedNote>;
export type AnswerField = v.InferOutput<typeof answerField>;
export type Contact = v.InferOutput<typeof Contact>;
export type PromptCard = v.InferOutput<typeof PromptCard>;
export type PromptGroup = v.InferOutput<typeof PromptGroup>;
export type SimplePart = v.InferOutput<typeof SimplePart>;
export type Quiz = v.InferOutput<typeof Quiz>;
export type Part = v.InferOutput<typeof Part>;
export type Category = v.InferOutput<typeof Category>;
export type Topic = v.InferOutput<typeof Topic>;
export type Block = v.InferOutput<typeof Block>;
export type Group = v.InferOutput<typeof Group>;
export type Unit = v.InferOutput<typeof Unit>;
export type Course = v.InferOutput<typeof Course>;
export type Mission = v.InferOutput<typeof Mission>;
export type PartOf<T extends Part['type']> = Extract<Part, { type: T }>;
