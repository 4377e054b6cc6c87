import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Small } from '@ia/shared-ui/text';
import { keptTexts } from '../../../content/texts.ts';
import { LARGEST_KEPT } from '../../../state/answers.ts';

/** How long the answer will be there. */
export function KeptNote({ length }: { length: number }) {
  const keeps = useDeviceKeeps();
  return (
    <Small>
      {!keeps ? keptTexts.refused : length > LARGEST_KEPT ? keptTexts.tooLarge : keptTexts.answer}
    </Small>
  );
}
