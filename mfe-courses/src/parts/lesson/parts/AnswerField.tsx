import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { TextArea } from '@ia/shared-ui/text-area';
import { useEffect, useId, useRef, useState } from 'react';
import type { AnswerField as Field } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { useWritten } from '../../../state/written-atom.ts';
import { useLessonId } from '../lesson-id.ts';
import { usePrintVersion } from '../print-version.ts';
import { useStorageTexts } from '../storage-texts.ts';
import { Box, Checklist, ChecklistItem, Label, SampleAnswer, WritingLines } from './AnswerField.styles.ts';

interface ControlProps {
  field: Field;
  /** Text that says where the answer is stored. */
  storageHint: string;
  value: string | string[] | undefined;
  onChange(value: string | string[]): void;
}

function Control({ field, storageHint, value, onChange }: ControlProps) {
  const labelId = useId();
  if (field.kind === 'text') {
    return (
      <TextArea
        label={field.label}
        hint={storageHint}
        rows={3}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const tickedItems = Array.isArray(value) ? value : [];
  return (
    <Checklist role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{field.label}</Label>
      {field.items.map((item) => (
        <ChecklistItem key={item}>
          <input
            type="checkbox"
            checked={tickedItems.includes(item)}
            onChange={({ target }) =>
              onChange(target.checked ? [...tickedItems, item] : tickedItems.filter((each) => each !== item))
            }
          />
          {item}
        </ChecklistItem>
      ))}
    </Checklist>
  );
}

/** Answer field of an activity. The sample answer opens after the visitor has answered, or on request. */
export function AnswerField({ field }: { field: Field }) {
  const [values, save] = useWritten(useLessonId());
  const { written } = useStorageTexts();
  const storageHint = useCanStoreOnDevice(values) ? written : t.answerField.notStored;
  const [isSampleShown, setSampleShown] = useState(false);
  const sampleTitle = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSampleShown) sampleTitle.current?.focus();
  }, [isSampleShown]);
  if (usePrintVersion()) return <PrintedField field={field} />;

  const value = values[field.id];
  const hasAnswer = typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;
  const peekLabel = field.kind === 'text' ? t.answerField.peek : t.answerField.peekList;
  return (
    <Box>
      <Control
        field={field}
        storageHint={storageHint}
        value={value}
        onChange={(next) => save(field.id, next)}
      />
      {isSampleShown ? (
        <SampleAnswer>
          <Label ref={sampleTitle} tabIndex={-1}>
            {t.answerField.model}
          </Label>
          <p>{field.model}</p>
        </SampleAnswer>
      ) : (
        <div>
          <Button variant={hasAnswer ? 'secondary' : 'quiet'} size="sm" onClick={() => setSampleShown(true)}>
            {hasAnswer ? t.answerField.compare : peekLabel}
          </Button>
        </div>
      )}
    </Box>
  );
}

/** Print version: space to write. The sample answer is among the solutions. */
function PrintedField({ field }: { field: Field }) {
  return (
    <Box>
      <Label>{field.label}</Label>
      {field.kind === 'text' ? (
        <WritingLines aria-hidden="true" />
      ) : (
        <Checklist as="ul">
          {field.items.map((item) => (
            <ChecklistItem as="li" key={item} data-paper>
              {item}
            </ChecklistItem>
          ))}
        </Checklist>
      )}
    </Box>
  );
}
