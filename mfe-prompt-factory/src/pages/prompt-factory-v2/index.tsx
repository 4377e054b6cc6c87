import { definePage } from '@ia/federation';
import { Factory } from '../../parts/factory/Factory.tsx';

/** The factory with a separate point count, where copying a prompt also earns a point. */
function PromptFactoryV2Page() {
  return <Factory pointsKey="promptFactoryPointsV2" copyEarns />;
}

export default definePage(PromptFactoryV2Page);
