import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { Tooltip } from './Tooltip.tsx';

export default defineExamples({
  component: 'Tooltip',
  group: 'core-ui',
  description: 'Uma ajuda curta junto de um botão. Nunca o único lugar onde algo é dito.',
  examples: {
    Normal: () => (
      <Tooltip text="Papel, tarefa e formato">
        <Button variant="secondary">O que é RTF?</Button>
      </Tooltip>
    ),
  },
});
