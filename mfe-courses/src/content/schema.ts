/**
 * The shape of a lesson. Content is data: these schemas say what a course file may hold, the tests run every
 * file through them, and one renderer shows the result. Pages import the types only, so nobody downloads valibot.
 * Over 300 lines because whoever writes a course reads this one file: it holds the whole shape.
 *
 * Text is plain Portuguese with two marks and no others:
 *   **forte**                    strong emphasis
 *   [[alucinacao|inventa]]       a glossary term (the id must exist in @ia/shared-services/glossary), with the words to show
 */
import * as v from 'valibot';

/** A sentence or short paragraph. See the two marks above. */
const text = v.pipe(v.string(), v.trim(), v.minLength(2));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Use minúsculas, algarismos e hífenes'));

// ── Small pieces ────────────────────────────────────────────────────────────────────────────────────────────

/** Where a fact was read. `year` and `url` only when they are known. */
export const Source = v.strictObject({
  publisher: text,
  title: text,
  /** The title is our own description of the page: shown without «». */
  described: v.optional(v.literal(true)),
  year: v.optional(v.pipe(v.number(), v.integer())),
  url: v.optional(v.pipe(v.string(), v.url())),
});

/** 'Verificado em novembro de 2026', with sources: obligatory on every block that states how Copilot behaves. */
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
/** A worked example: what someone asked, what came back, and what to notice in it. */
const Example = v.strictObject({
  type: v.literal('example'),
  title: text,
  situation: v.optional(text),
  prompt: v.optional(text),
  answer: v.optional(v.array(text)),
  notice: text,
});
/** Two ways of doing the same thing, side by side: the weaker one first. */
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
/** Whom to call or write to, from `contacts.ts` alone. */
export const Contact = v.strictObject({
  name: text,
  /** As one reads it aloud, with spaces. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\d+( \d+)*$/))),
  url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  note: text,
});
const Contacts = v.strictObject({
  type: v.literal('contacts'),
  title: text,
  /** The days of `contacts.ts`. */
  collected: v.pipe(v.string(), v.isoDate()),
  tried: v.optional(v.pipe(v.string(), v.isoDate())),
  items: v.pipe(v.array(Contact), v.minLength(1)),
});
/** A drawing made by code. `alt` says what it shows; leave it out only when the text beside it says the same. */
const Illustration = v.strictObject({
  type: v.literal('illustration'),
  name: v.picklist(['shield', 'next-word']),
  alt: v.optional(text),
  caption: v.optional(text),
});
/** One number with its source beside it, only from the verified facts. */
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
 * Where one answers an activity, and an answer to compare with afterwards. `id` never changes and never comes back for
 * another activity of the course: what a person wrote stays on the device by it.
 */
const answer = { id, label: text, model: text };
const AnswerPlace = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), ...answer }),
  v.strictObject({ kind: v.literal('checklist'), ...answer, items: v.pipe(v.array(text), v.minLength(2)) }),
]);
/** Something to do now: 'Experimente'. */
const Activity = v.strictObject({
  type: v.literal('activity'),
  title: text,
  text,
  steps: v.optional(v.array(text)),
  minutes: v.optional(v.number()),
  answerPlace: v.optional(AnswerPlace),
});
/** Opens in a new tab. The address comes from the site configuration (`shell.links`), never from content. */
const ExternalLink = v.strictObject({
  type: v.literal('external-link'),
  link: v.picklist(['gemini', 'promptHelper', 'manifestoDocument', 'assistants']),
  label: text,
  note: v.optional(text),
});
/** A route of this site ('/prompt-factory'). Shown only while the route is on. */
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

/** What may stand inside a tab or an accordion item. */
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

/** Exactly one right option; every option says why it is right or wrong. */
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

/** Click to load; `setting` of this app names the video. The transcript is always there. */
const Video = v.strictObject({
  type: v.literal('video'),
  setting: v.literal('missionVideoId'),
  title: text,
  /** Said above the video, and in its place while none is configured. */
  lead: text,
  leadWithoutVideo: text,
  transcript: v.pipe(v.array(text), v.minLength(3)),
});

/** A choice made once: choosing hides the list and shows what that choice means. */
const NarrativeChoice = v.strictObject({
  type: v.literal('narrative-choice'),
  question: text,
  options: v.pipe(v.array(v.strictObject({ text, feedback: text })), v.length(3)),
});
/** Stays on the device, never sent. The entries are examples and the page says so. */
const Reflection = v.strictObject({
  type: v.literal('reflection'),
  /** Unique among the places to write of the lesson: what is written is stored under it. */
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
/** Something to try that shows how a thing works; its code and data come when it is shown (`content/demonstrations`). */
const Demonstration = v.strictObject({
  type: v.literal('demonstration'),
  name: v.picklist(['next-word', 'fruit', 'pieces', 'real-or-made-up', 'what-to-write']),
  title: text,
  text,
  minutes: v.number(),
  /** The same without a screen, as steps: printed, and shown when the code does not come. */
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

/** The domains of AILit, a framework made for schools: a map for trainers (`docs/ailit.md`), no claim, and on no page. */
const Domain = v.picklist(['engage', 'create', 'manage', 'shape']);

/** What literacy in AI is made of here; `declaration/topics.ts` has the words. */
export const Topic = v.picklist(['perceber', 'pedir', 'confirmar', 'proteger']);

export const Block = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: text,
  category: Category,
  /** 'No fim, consegue…': one sentence on what the reader will be able to do. */
  aim: text,
  /** Ids of the blocks of this course that it builds on; every block but the first of a course names one. */
  requires: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1))),
  /** What it touches most; every block of a course and of a second part says it. */
  ailit: v.optional(v.pipe(v.array(Domain), v.minLength(1))),
  /** Under which topic the declaration of completion names it; every block of a course says it. */
  topic: v.optional(Topic),
  parts: v.pipe(v.array(Part), v.minLength(1)),
  verified: v.optional(VerifiedNote),
  isQuiz: v.optional(v.boolean()),
  needsNavigate: v.optional(v.boolean()),
});

/** What is shown, completed and rewarded together. In the nine- and five-block courses a group is one block. */
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
  /** Shown as a short list under the lead: duration, level, what is needed. */
  facts: v.array(text),
});

const Medal = v.strictObject({ name: text, description: text, notice: text });

/**
 * Blocks of free choice after those of the course: all open, without points. They are numbered on from the course, and
 * stand in a file of their own that the page fetches (`blocks`).
 */
const SecondPart = v.strictObject({
  title: text,
  lead: text,
  doneLabel: text,
  /** Shown when all of it was done. */
  finished: v.strictObject({ title: text, text }),
});

/** What a course counts, everywhere and alone. */
export const Unit = v.picklist(['bloco', 'módulo', 'atividade']);

/** How this course differs from the others. The engine knows no other difference. */
const Options = v.strictObject({
  /** Points stop at the goal. V2 is the one that does not. */
  capped: v.boolean(),
  /** Continue waits until every quiz of the group has been answered, right or wrong (V3). */
  requiresQuiz: v.optional(v.boolean()),
  /** Duration of the emoji effect on a rise in points, in ms. */
  fizzMs: v.picklist([1200, 2000]),
  /** Particles fired when the course is finished; 0 for none. */
  finishParticles: v.number(),
  /** Two-step entry of the intro, delays in ms. Null: no entry animation. */
  entryDelays: v.nullable(v.tuple([v.number(), v.number()])),
  /** Text follows `fontScale`: factor 1 + (fontScale − 3) × 0.1. */
  scalesText: v.boolean(),
  /** Where the progress percentage is shown as a mission map. */
  showsMap: v.boolean(),
  /** 'Nível 1: Explorador Digital'. */
  levelLabel: v.optional(text),
  /** Show 'Abrir a IA Gemini' in the sidebar. */
  opensGemini: v.boolean(),
});

export const Course = v.pipe(
  v.strictObject({
    id,
    /** What the course teaches about: every block of a 'copilot' course needs a `verified` note. */
    about: v.picklist(['ia', 'copilot']),
    title: text,
    /** What its groups are called. */
    unit: Unit,
    /** Device storage key of the points; '<key>State' holds what is unlocked. */
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
    /** The one thing to do after it: a route of this site. */
    next: v.strictObject({ label: text, to: v.pipe(v.string(), v.startsWith('/')) }),
    /** What the declaration of completion says that one learned to do. */
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

/** A page of blocks without points to win: everything is shown from the start. */
export const Mission = v.strictObject({
  id,
  title: text,
  hero: Hero,
  blocksTitle: text,
  blocks: v.pipe(v.array(Block), v.length(10)),
  /** 'A Minha Jornada': static, as specified; the page says these are example values. */
  journey: v.strictObject({
    title: text,
    points: v.number(),
    level: text,
    note: text,
    activities: v.array(v.strictObject({ text, when: text })),
  }),
});

const Term = v.strictObject({ term: text, definition: text });
export const Glossary = v.record(id, Term);

export type Source = v.InferOutput<typeof Source>;
export type VerifiedNote = v.InferOutput<typeof VerifiedNote>;
export type AnswerPlace = v.InferOutput<typeof AnswerPlace>;
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
