import { useState } from 'react';
import { defineExamples } from '../examples.ts';
import { TextArea } from '../text-area/TextArea.tsx';
import { PersonalDataCheck } from './PersonalDataCheck.tsx';

function Suggestion({ id, text }: { id: string; text: string }) {
  const [value, setValue] = useState(text);
  return (
    <>
      <TextArea
        id={id}
        label="A sua sugestão"
        rows={3}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <PersonalDataCheck field={id} value={value} onValueChange={setValue} />
    </>
  );
}

export default defineExamples({
  component: 'PersonalDataCheck',
  group: 'core-ui',
  description:
    'Repara em dados pessoais num campo de texto e pergunta, por palavras, se são para retirar. Verifica só no dispositivo, quando quem escreve faz uma pausa, e nunca impede o envio: dentro de um Form, pergunta uma vez antes de enviar.',
  examples: {
    'Com um telefone': () => (
      <Suggestion id="exemplo-telefone" text="Liguem-me para o 912 345 678 para falar sobre o Manifesto." />
    ),
    'Com vários dados': () => (
      <Suggestion
        id="exemplo-varios"
        text="Moro na Rua das Flores 12 e o meu e-mail é ana.dias@correio.pt."
      />
    ),
  },
});
