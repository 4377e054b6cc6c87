import { useState } from 'react';
import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { Medal } from './Medal.tsx';

export default defineExamples({
  component: 'Medal',
  group: 'gamification',
  description:
    'Uma medalha por ganhar. Dá uma volta quando é desbloqueada; o estado aparece também por palavras.',
  examples: {
    'Por desbloquear e ganhar': () => <MedalDemo />,
    'Já ganha': () => <Medal name="Mestre Copilot" unlocked />,
  },
});

function MedalDemo() {
  const [unlocked, setUnlocked] = useState(false);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'center' }}>
      <Medal name="Mestre de Prompts" unlocked={unlocked} />
      <Button variant="secondary" onClick={() => setUnlocked(!unlocked)}>
        {unlocked ? 'Voltar a bloquear' : 'Desbloquear'}
      </Button>
    </div>
  );
}
