import { definePage } from '@ia/federation';
import { Factory } from '../../factory/Factory.tsx';

function PromptFactoryPage() {
  return <Factory pointsKey="promptFactoryPoints" copyEarns={false} />;
}

export default definePage(PromptFactoryPage);
