import type { Part } from '../../content/schema.ts';
import { Demonstration } from './parts/Demonstration.tsx';
import { Accordion, Tabs } from './parts/Folders.tsx';
import { LessonQuiz } from './parts/LessonQuiz.tsx';
import { Complete, GroupGame, MissionVideo } from './parts/Mission.tsx';
import { NarrativeChoice } from './parts/NarrativeChoice.tsx';
import { Reflection } from './parts/Reflection.tsx';
import { SentenceBuilder } from './parts/SentenceBuilder.tsx';
import { SimplePartView } from './SimplePartView.tsx';

/**
 * Renders one part of a lesson. A new part type needs a schema entry and a case here, or in SimplePartView if
 * it may be inside tabs.
 */
export function PartView({ part }: { part: Part }) {
  switch (part.type) {
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
    case 'demonstration':
      return <Demonstration part={part} />;
    case 'complete':
      return <Complete part={part} />;
    default:
      return <SimplePartView part={part} />;
  }
}
