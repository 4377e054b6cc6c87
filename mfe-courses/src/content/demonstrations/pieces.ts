/** Texts and conversation of the tokenizer and context window demonstrations. */
const number = new Intl.NumberFormat('pt-PT');
const count = (value: number, one: string, several: string) =>
  `${number.format(value)} ${value === 1 ? one : several}`;

export const pieces = {
  text: 'A biblioteca fecha antecipadamente na sexta-feira.',
  label: 'Escreva uma frase',
  hint: 'A frase não sai deste dispositivo nem fica guardada.',
  cut: 'A frase em pedaços',
  sum: (letters: number, wordCount: number, cut: number) =>
    `${count(letters, 'letra', 'letras')}, ${count(wordCount, 'palavra', 'palavras')}, ${count(cut, 'pedaço', 'pedaços')}.`,
  windowTitle: 'A janela: o que cabe na conversa',
  windowLead:
    'O assistente só vê os últimos pedaços. Envie as mensagens e veja o que acontece com a primeira.',
  size: {
    label: 'Tamanho da janela',
    options: [
      { value: '45', label: 'Pequena, de 45 pedaços' },
      { value: '140', label: 'Maior, de 140 pedaços' },
    ],
  },
  messages: [
    'Vou fazer um bolo para a minha tia. Ela não pode comer nozes.',
    'Somos seis pessoas e o forno é pequeno.',
    'Gostamos de sabores simples e de pouca cobertura.',
    'Tenho farinha, ovos, laranjas, mel e frutos secos.',
    'Que bolo me sugeres?',
  ],
  reminder: 'Lembro: a minha tia não pode comer nozes. Que bolo me sugeres?',
  person: 'Pessoa',
  assistant: 'Assistente',
  send: 'Enviar a mensagem seguinte',
  remind: 'Repetir o que importa',
  again: 'Recomeçar a conversa',
  inside: 'dentro da janela',
  partly: 'só o fim está na janela',
  outside: 'fora da janela',
  used: (used: number, size: number) =>
    `Na janela: ${number.format(used)} de ${count(size, 'pedaço', 'pedaços')}.`,
  safe: 'Um bolo de laranja com mel, sem nozes.',
  unsafe: 'Um bolo de mel com nozes.',
  forgot:
    'A primeira mensagem ficou fora da janela: a informação sobre as nozes já não chega à IA. Repita o que importa, ou experimente a janela maior.',
  remembered: 'A mensagem sobre as nozes está na janela, e conta para a resposta.',
  honest:
    'É uma ilustração simplificada. O corte verdadeiro aprende-se com muito texto, as janelas verdadeiras são muito maiores, e as duas respostas foram escritas por nós.',
  source:
    'Fontes sobre os pedaços: learn.microsoft.com e novaconsumerlab.novalaw.unl.pt, consultadas em novembro de 2026.',
};
