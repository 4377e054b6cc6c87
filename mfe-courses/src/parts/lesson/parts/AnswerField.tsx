import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { TextArea } from '@ia/shared-ui/text-area';
import { useEffect, useRef, useState } from 'react';
import type { AnswerField as Field } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { useWritten } from '../../../state/written-atom.ts';
import { useLessonId } from '../lesson-id.ts';
import { useOnPaper } from '../on-paper.ts';
import { useStorageTexts } from '../storage-texts.ts';
import { Box, Label, Line, Lines, Model, Ticks } from './AnswerField.styles.ts';

interface ControlProps {
  field: Field;
  /** Text that says where the answer is stored. */
  storageHint: string;
  value: string | string[] | undefined;
  onChange(value: string | string[]): void;
}

function Control({ field, storageHint, value, onChange }: ControlProps) {
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
  const ticked = Array.isArray(value) ? value : [];
  return (
    <Ticks>
      <Label as="legend">{field.label}</Label>
      {field.items.map((item) => (
        <Line key={item}>
          <input
            type="checkbox"
            checked={ticked.includes(item)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, item] : ticked.filter((each) => each !== item))
            }
          />
          {item}
        </Line>
      ))}
    </Ticks>
  );
}

/** Answer field of an activity. The sample answer opens after the visitor has answered, or on request. */
export function AnswerField({ field }: { field: Field }) {
  const [values, save] = useWritten(useLessonId());
  const { written } = useStorageTexts();
  const storageHint = useCanStoreOnDevice(values) ? written : t.answerField.notStored;
  const [open, setOpen] = useState(false);
  const model = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (open) model.current?.focus();
  }, [open]);
  if (useOnPaper()) return <OnPaper field={field} />;

  const value = values[field.id];
  const tried = typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;
  const without = field.kind === 'text' ? t.answerField.peek : t.answerField.peekList;
  return (
    <Box>
      <Control
        field={field}
        storageHint={storageHint}
        value={value}
        onChange={(next) => save(field.id, next)}
      />
      {open ? (
        <Model>
          <Label ref={model} tabIndex={-1}>
            {t.answerField.model}
          </Label>
          <p>{field.model}</p>
        </Model>
      ) : (
        <div>
          <Button variant={tried ? 'secondary' : 'quiet'} size="sm" onClick={() => setOpen(true)}>
            {tried ? t.answerField.compare : without}
          </Button>
        </div>
      )}
    </Box>
  );
}

/** Print version: space to write. The sample answer is among the solutions. */
function OnPaper({ field }: { field: Field }) {
  return (
    <Box>
      <Label>{field.label}</Label>
      {field.kind === 'text' ? (
        <Lines aria-hidden="true" />
      ) : (
        <Ticks as="ul">
          {field.items.map((item) => (
            <Line as="li" key={item} data-paper>
              {item}
            </Line>
          ))}
        </Ticks>
      )}
    </Box>
  );
}
