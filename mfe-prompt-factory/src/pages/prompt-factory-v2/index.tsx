import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/** The same factory, with points of its own, where copying a prompt earns one too (decision 3). */
function PromptFactoryV2Page() {
  return <Factory pointsKey="promptFactoryPointsV2" copyEarns />;
}

export default definePage(PromptFactoryV2Page);
