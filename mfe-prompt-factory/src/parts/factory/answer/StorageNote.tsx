import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Small } from '@ia/shared-ui/text';
import { storageTexts } from '../../../content/texts.ts';
import { MAX_STORED_LENGTH } from '../../../state/answers.ts';

/** Notice about how long the answer is stored. @param length of the answer, in characters */
export function StorageNote({ length }: { length: number }) {
  const canStore = useCanStoreOnDevice();
  return (
    <Small>
      {!canStore
        ? storageTexts.refused
        : length > MAX_STORED_LENGTH
          ? storageTexts.tooLarge
          : storageTexts.answer}
    </Small>
  );
}
