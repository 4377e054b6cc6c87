import styled from '@emotion/styled';
import { Alert, CircleCheck, Icon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import { accessibilityResults, runDate } from './accessibility-results.ts';

/**
 * Results of the last accessibility run for one example.
 * @param example id of the example: 'button.primario'
 */
export function ExampleAccessibility({ example }: { example: string }) {
  const labels = t.accessibility;
  const result = accessibilityResults.examples[example];
  if (!result) return <Line>{labels.never}</Line>;
  const { passed, failed, toReview } = result;
  return (
    <Line data-failed={failed.length > 0 || undefined}>
      <Icon icon={failed.length > 0 ? Alert : CircleCheck} />
      <span>
        {labels.label} {labels.result(passed, failed.length, toReview)}, {labels.on(runDate())}.
        {failed.length > 0 && <code> {failed.join(', ')}</code>}
      </span>
    </Line>
  );
}

const Line = styled.p({
  display: 'flex',
  gap: token.space[2],
  alignItems: 'baseline',
  fontSize: token.size.sm,
  color: token.color.inkSoft,
  '& > svg': { flex: 'none', alignSelf: 'center', color: token.color.success },
  '&[data-failed] > svg': { color: token.color.danger },
});
