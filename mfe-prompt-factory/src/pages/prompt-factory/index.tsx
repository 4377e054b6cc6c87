import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/** The factory: a generated answer or an example earns a point, copying a prompt does not, unlike `/prompt-factory-v2`. */
function PromptFactoryPage() {
  return <Factory pointsKey="promptFactoryPoints" copyEarns={false} />;
}

export default definePage(PromptFactoryPage);
