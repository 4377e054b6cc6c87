import styled from '@emotion/styled';
import { Alert, CircleCheck, Icon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import { accessibilityResults, runDate } from './accessibility-results.ts';

/**
 * Results of the last accessibility run for all examples of a component.
 * @param examples ids of the examples: 'button.primario'
 */
export function ComponentAccessibility({ examples }: { examples: readonly string[] }) {
  const labels = t.accessibility;
  const results = examples.flatMap((id) => accessibilityResults.examples[id] ?? []);
  const failed = results.flatMap((result) => result.failed);
  const toReview = results.reduce((sum, result) => sum + result.toReview, 0);
  const unchecked = examples.length - results.length;
  const isGood = failed.length + unchecked === 0;
  const parts = [
    labels.checked(results.length),
    labels.failed(failed.length),
    ...(toReview > 0 ? [labels.toReview(toReview)] : []),
    ...(unchecked > 0 ? [labels.unchecked(unchecked)] : []),
  ];
  return (
    <Line data-failed={!isGood || undefined}>
      <Icon icon={isGood ? CircleCheck : Alert} />
      <span>
        {labels.label} {parts.join(', ')}, {labels.on(runDate())}.
        {failed.length > 0 && <code> {[...new Set(failed)].join(', ')}</code>}
      </span>
    </Line>
  );
}

const Line = styled.p({
  display: 'flex',
  gap: token.space[2],
  alignItems: 'flex-start',
  fontSize: token.size.sm,
  color: token.color.inkSoft,
  '& > svg': { flex: 'none', marginBlockStart: '0.2em', color: token.color.success },
  '&[data-failed] > svg': { color: token.color.danger },
});
