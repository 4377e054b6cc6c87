import type { Part } from '../../content/schema.ts';
import { Activity, ExternalLink, SiteLink } from './parts/Doing.tsx';
import { Accordion, Tabs } from './parts/Folders.tsx';
import { Illustration } from './parts/Illustration.tsx';
import { LessonQuiz } from './parts/LessonQuiz.tsx';
import { Complete, GroupGame, MissionVideo } from './parts/Mission.tsx';
import { NarrativeChoice } from './parts/NarrativeChoice.tsx';
import { Prompts } from './parts/Prompts.tsx';
import { Figure, Heading, List, Paragraph, Steps } from './parts/Reading.tsx';
import { Reflection } from './parts/Reflection.tsx';
import { SentenceBuilder } from './parts/SentenceBuilder.tsx';
import { Callout, Compare, Example } from './parts/Showing.tsx';

/** One part of a lesson. A new kind of part is a schema entry and a line here; the compiler asks for both. */
export function PartView({ part }: { part: Part }) {
  switch (part.type) {
    case 'paragraph':
      return <Paragraph part={part} />;
    case 'heading':
      return <Heading part={part} />;
    case 'list':
      return <List part={part} />;
    case 'steps':
      return <Steps part={part} />;
    case 'figure':
      return <Figure part={part} />;
    case 'example':
      return <Example part={part} />;
    case 'compare':
      return <Compare part={part} />;
    case 'callout':
      return <Callout part={part} />;
    case 'illustration':
      return <Illustration part={part} />;
    case 'prompts':
      return <Prompts part={part} />;
    case 'activity':
      return <Activity part={part} />;
    case 'external-link':
      return <ExternalLink part={part} />;
    case 'site-link':
      return <SiteLink part={part} />;
    case 'tabs':
      return <Tabs part={part} />;
    case 'accordion':
      return <Accordion part={part} />;
    case 'quiz':
      return <LessonQuiz part={part} />;
    case 'video':
      return <MissionVideo part={part} />;
    case 'narrative-choice':
      return <NarrativeChoice part={part} />;
    case 'reflection':
      return <Reflection part={part} />;
    case 'group-game':
      return <GroupGame part={part} />;
    case 'sentence-builder':
      return <SentenceBuilder part={part} />;
    case 'complete':
      return <Complete part={part} />;
    default:
      return part satisfies never;
  }
}
