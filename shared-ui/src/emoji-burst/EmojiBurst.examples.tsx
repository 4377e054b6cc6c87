import { useState } from 'react';
import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { EmojiBurst } from './EmojiBurst.tsx';

export default defineExamples({
  component: 'EmojiBurst',
  group: 'hooks-effects',
  description:
    'Cinco emojis que saltam do seu conteúdo, para agradecer um gesto. Com movimento reduzido, nenhum.',
  examples: {
    'Num botão': () => <EmojiBurstDemo />,
  },
});

function EmojiBurstDemo() {
  const [votes, setVotes] = useState(0);
  return (
    <EmojiBurst trigger={votes}>
      <Button onClick={() => setVotes(votes + 1)}>Concordo ({votes})</Button>
    </EmojiBurst>
  );
}
