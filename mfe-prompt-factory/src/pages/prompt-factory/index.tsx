import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/**
 * The Prompt Factory, a wizard that builds a prompt from a recipe and shows an answer of AI or an example.
 * Each answer or example earns a point. Copying a prompt does not, unlike in `/prompt-factory-v2`.
 */
function PromptFactoryPage() {
  return <Factory pointsKey="promptFactoryPoints" copyEarns={false} />;
}

export default definePage(PromptFactoryPage);
