import styled from '@emotion/styled';
import { Azulejo, MOTIFS } from '@ia/shared-ui/azulejo';

/** The figures of the six principles, each beside a pattern of the course. */
const figures = MOTIFS.slice(0, 6);

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '& svg': { width: '100%', height: 'auto' },
});

export function Frieze({ seed }: { seed: string }) {
  return (
    <Row aria-hidden="true">
      {figures.flatMap((motif, place) => [
        <Azulejo key={motif} motif={motif} inverted={place % 2 === 1} />,
        <Azulejo key={`${motif}-${seed}`} seed={seed} inverted={place % 2 === 0} />,
      ])}
    </Row>
  );
}
