import { Button } from '../button/button.tsx';
import { defineExamples } from '../examples.ts';
import { Tooltip } from './tooltip.tsx';

export default defineExamples({
  component: 'Tooltip',
  group: 'core-ui',
  description: 'Uma ajuda curta junto de um botão. Nunca o único sítio onde algo é dito.',
  examples: {
    Normal: () => (
      <Tooltip text="Papel, tarefa e formato">
        <Button variant="secondary">O que é RTF?</Button>
      </Tooltip>
    ),
  },
});
