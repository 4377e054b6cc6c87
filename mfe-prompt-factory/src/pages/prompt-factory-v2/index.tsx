import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/**
 * Variant of the Prompt Factory, the wizard that builds a prompt from a recipe. It has a separate point
 * count, and copying a prompt also earns a point. The course «Copilot para a CML» links to it.
 */
function PromptFactoryV2Page() {
  return <Factory pointsKey="promptFactoryPointsV2" copyEarns />;
}

export default definePage(PromptFactoryV2Page);
