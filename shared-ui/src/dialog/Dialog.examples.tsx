import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { useDisclosure } from '../hooks/use-disclosure.ts';
import { Dialog } from './Dialog.tsx';

export default defineExamples({
  component: 'Dialog',
  group: 'core-ui',
  frame: ['screen'],
  description: 'Interrompe para uma pergunta que não pode esperar. O resto fica na página.',
  examples: {
    Confirmação: () => {
      const { isOpen, open, close, set } = useDisclosure();
      return (
        <>
          <Button variant="secondary" onClick={open}>
            Recomeçar o percurso
          </Button>
          <Dialog
            open={isOpen}
            onOpenChange={set}
            title="Recomeçar o percurso?"
            description="Os pontos guardados neste dispositivo voltam a zero."
            actions={
              <>
                <Button onClick={close}>Recomeçar</Button>
                <Button variant="quiet" onClick={close}>
                  Cancelar
                </Button>
              </>
            }
          />
        </>
      );
    },
  },
});
