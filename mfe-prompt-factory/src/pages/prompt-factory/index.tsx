import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

function PromptFactoryPage() {
  return <Factory pointsKey="promptFactoryPoints" copyEarns={false} />;
}

export default definePage(PromptFactoryPage);
