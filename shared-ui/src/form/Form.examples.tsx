import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';
import { useSending } from './use-sending.ts';

export default defineExamples({
  component: 'Form',
  group: 'core-ui',
  description:
    'Um formulário curto. Ao enviar, cada campo errado diz ao seu lado o que fazer e o primeiro recebe o foco. Nada do que se escreveu se perde.',
  examples: {
    'Dois campos': () => {
      const [name, setName] = useState('');
      const [wish, setWish] = useState<string | null>(null);
      const [sent, setSent] = useState(false);
      return (
        <Form
          problems={{
            name: !name.trim() && 'Escreva o seu nome.',
            wish: !wish && 'Escolha como quer participar.',
          }}
          onSubmit={() => setSent(true)}
          actions={
            <>
              <Button type="submit">Inscrever-me</Button>
              <span role="status">{sent && 'Neste exemplo, nada é enviado.'}</span>
            </>
          }
        >
          <TextField
            name="name"
            label="O seu nome"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <RadioGroup
            name="wish"
            label="Como quer participar?"
            value={wish}
            onValueChange={setWish}
            options={[
              { value: 'sala', label: 'Na sala' },
              { value: 'casa', label: 'A partir de casa' },
            ]}
          />
        </Form>
      );
    },
    'Recusado pelo servidor': () => {
      const [code, setCode] = useState('IA-0000');
      const { sending, failure, send } = useSending();
      const refuse = async () => 'O código continua a não ser conhecido. Confirme cada letra no seu recibo.';
      return (
        <Form
          problems={{ code: !code.trim() && 'Escreva o código do seu recibo.' }}
          onSubmit={() => send(refuse)}
          failure={failure ?? 'Não conhecemos este código. Confirme cada letra no seu recibo.'}
          actions={
            <Button type="submit" loading={sending}>
              Ver o estado
            </Button>
          }
        >
          <TextField
            name="code"
            label="Código da sugestão"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Form>
      );
    },
  },
});
