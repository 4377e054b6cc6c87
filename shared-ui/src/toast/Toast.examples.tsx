import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export default defineExamples({
  component: 'Toast',
  related: ['ToastRegion'],
  group: 'core-ui',
  description: 'Um aviso que passa. O que importa a quem visita fica na página, num Alert.',
  examples: {
    Tipos: () => (
      <ToastRegion inline label="Tipos de aviso">
        <Toast kind="success" message="Obrigado pelo seu voto!" />
        <Toast kind="info" message="Há uma versão nova desta página." />
        <Toast kind="warning" message="Está sem ligação à Internet." />
        <Toast kind="error" message="Falha ao copiar o prompt." />
      </ToastRegion>
    ),
    'Que se pode fechar': () => {
      const [shown, setShown] = useState(false);
      return (
        <>
          <Button variant="secondary" onClick={() => setShown(true)}>
            Mostrar aviso
          </Button>
          <ToastRegion inline label="Aviso de exemplo">
            {shown && (
              <Toast
                kind="success"
                message="Parabéns! Desbloqueou a medalha de Mestre de Prompts!"
                onDismiss={() => setShown(false)}
              />
            )}
          </ToastRegion>
        </>
      );
    },
  },
});
