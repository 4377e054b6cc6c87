/**
 * Texts that may or may not be entered in a public assistant. The lesson's rule: leave out everything that
 * identifies a person.
 */
import type { SorterData } from './sorter.ts';

export const whatToWrite: SorterData = {
  options: [
    { id: 'yes', label: 'Pode' },
    { id: 'depends', label: 'Depende' },
    { id: 'no', label: 'Não' },
  ],
  verdicts: { yes: 'Nós dizemos: pode.', depends: 'Nós dizemos: depende.', no: 'Nós dizemos: não.' },
  note: 'Vale para um assistente aberto a toda a gente. No trabalho, seguem-se as regras da organização.',
  items: [
    {
      text: 'Os ingredientes que tenho no frigorífico.',
      kind: 'yes',
      reason: 'Não dizem quem é nem onde vive. É o contexto que ajuda.',
    },
    {
      text: 'O meu número de contribuinte, para preencher um formulário.',
      kind: 'no',
      reason:
        'Identifica uma pessoa. Peça ajuda com o formulário e escreva o número só no próprio documento.',
    },
    {
      text: 'Uma carta que recebi e não percebo.',
      kind: 'depends',
      reason: 'Pode, depois de riscar nomes, moradas, números e referências. Tal como chegou, não.',
    },
    {
      text: 'O resultado das análises da minha mãe.',
      kind: 'no',
      reason: 'É informação de saúde, e de outra pessoa. Quem explica é quem pediu as análises.',
    },
    {
      text: 'Um edital publicado pela câmara municipal.',
      kind: 'yes',
      reason: 'É um documento público, para toda a gente ler. Confirme no original o que a IA disser.',
    },
    {
      text: 'Uma fotografia de grupo da festa da rua.',
      kind: 'depends',
      reason: 'Depende de quem lá está e de todos terem dito que sim. Sem caras à vista, é mais simples.',
    },
    {
      text: 'A palavra-passe que não me deixa entrar no correio.',
      kind: 'no',
      reason: 'Uma palavra-passe não se escreve a ninguém. Descreva o problema sem ela.',
    },
    {
      text: 'O bairro onde moro, para pedir ideias de passeios.',
      kind: 'depends',
      reason: 'O bairro sozinho diz pouco. Com a rua, a idade e o nome, já aponta para uma pessoa.',
    },
    {
      text: 'Um poema meu que quero melhorar.',
      kind: 'yes',
      reason: 'É seu e não fala da vida de ninguém. Se falar, troque os nomes.',
    },
    {
      text: 'A ata de uma reunião interna do meu trabalho.',
      kind: 'no',
      reason: 'Um documento interno não é só seu. Pergunte no trabalho que ferramenta pode usar.',
    },
  ],
};
