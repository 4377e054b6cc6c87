import type { SimplePart } from '../../content/schema.ts';
import { Activity, ExternalLink, SiteLink } from './parts/ActivityParts.tsx';
import { Contacts } from './parts/Contacts.tsx';
import { Callout, Compare, Example } from './parts/ExampleParts.tsx';
import { Illustration } from './parts/Illustration.tsx';
import { Prompts } from './parts/Prompts.tsx';
import { Figure, Heading, List, Paragraph, Steps } from './parts/TextParts.tsx';

/**
 * Renders a part that may be inside a tab or an accordion item. The switch is exhaustive over the schema
 * type.
 */
export function SimplePartView({ part }: { part: SimplePart }) {
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
    case 'contacts':
      return <Contacts part={part} />;
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
    default:
      return part satisfies never;
  }
}
