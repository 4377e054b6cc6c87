/** Worked examples, comparisons and callouts. */
import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { Eye, Icon, Lightbulb } from '@ia/shared-ui/icon';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { RichText } from '../RichText.tsx';
import { Bubble, Frame, Label, Notice, Pair, Side, Tip } from './ExampleParts.styles.ts';
import { PartHeading } from './TextParts.styles.ts';

function Remark({ children }: { children: string }) {
  return (
    <Notice>
      <Icon icon={Eye} />
      <span>
        <strong>{t.lesson.notice}:</strong> <RichText>{children}</RichText>
      </span>
    </Notice>
  );
}

/** A worked example: prompt, answer and remark. */
export function Example({ part }: { part: PartOf<'example'> }) {
  return (
    <Frame>
      <div>
        <Label>{t.lesson.example}</Label>
        <PartHeading css={{ margin: 0 }}>{part.title}</PartHeading>
      </div>
      {part.situation && (
        <p>
          <RichText>{part.situation}</RichText>
        </p>
      )}
      {part.prompt && (
        <Bubble data-from="person">
          <Label>{t.lesson.prompt}</Label>
          <p css={{ whiteSpace: 'pre-wrap' }}>{part.prompt}</p>
        </Bubble>
      )}
      {part.answer && (
        <Bubble data-from={part.prompt ? 'ai' : 'story'}>
          <Label>{part.prompt ? t.lesson.answer : t.lesson.happened}</Label>
          {part.answer.map((line) => (
            <p key={line}>
              <RichText>{line}</RichText>
            </p>
          ))}
        </Bubble>
      )}
      <Remark>{part.notice}</Remark>
    </Frame>
  );
}

/** Two versions of the same task side by side. */
export function Compare({ part }: { part: PartOf<'compare'> }) {
  return (
    <Frame>
      <Pair>
        {(['before', 'after'] as const).map((side) => (
          <Side key={side} data-side={side}>
            <Label>{part[side].label}</Label>
            <p>{part[side].text}</p>
          </Side>
        ))}
      </Pair>
      <Remark>{part.notice}</Remark>
    </Frame>
  );
}

const ALERT_KINDS: Record<PartOf<'callout'>['tone'], AlertKind> = {
  info: 'info',
  tip: 'success',
  warning: 'warning',
  privacy: 'info',
};

/** A tip or note. */
export function Callout({ part }: { part: PartOf<'callout'> }) {
  if (part.tone === 'tip') {
    return (
      <Tip>
        <Icon icon={Lightbulb} />
        <div>
          <p>
            <strong>{part.title}</strong>
          </p>
          <p>
            <RichText>{part.text}</RichText>
          </p>
        </div>
      </Tip>
    );
  }
  return (
    <Alert kind={ALERT_KINDS[part.tone]} title={part.title}>
      <RichText>{part.text}</RichText>
    </Alert>
  );
}
