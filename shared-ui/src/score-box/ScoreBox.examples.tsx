import { useState } from 'react';
import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { ScoreBox } from './ScoreBox.tsx';

export default defineExamples({
  component: 'ScoreBox',
  group: 'gamification',
  description: 'A pontuação atual. Quando muda, destaca-se durante um segundo e é anunciada.',
  examples: {
    'Com objetivo': () => <ScoreBoxDemo />,
  },
});

function ScoreBoxDemo() {
  const [points, setPoints] = useState(4);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
      <ScoreBox label="Pontos" value={points} goal={15} />
      <Button variant="secondary" onClick={() => setPoints(points + 1)}>
        Somar um ponto
      </Button>
    </div>
  );
}
