import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/** The factory: a generated answer or an example earns a point. Copying does not, unlike in `/prompt-factory-v2`. */
function PromptFactoryPage() {
  return <Factory pointsKey="promptFactoryPoints" copyEarns={false} />;
}

export default definePage(PromptFactoryPage);
