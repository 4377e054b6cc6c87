/**
 * Plausible statements. The real ones are verified facts; the invented ones are ours, and the page reveals
 * them at once.
 */
import type { SorterData } from './sorter.ts';

export const realOrMadeUp: SorterData = {
  options: [
    { id: 'real', label: 'Verdadeira' },
    { id: 'made-up', label: 'Inventada' },
  ],
  verdicts: {
    real: 'É verdadeira.',
    'made-up': 'É inventada. Fomos nós que a escrevemos, para este exercício.',
  },
  note: 'As frases verdadeiras trazem a fonte e o ano. As outras foram inventadas por nós e não dizem nada de verdade.',
  items: [
    {
      text: 'Em 2025, 38,7 % das pessoas dos 16 aos 74 anos em Portugal tinham usado ferramentas de IA nos três meses anteriores ao inquérito.',
      kind: 'real',
      reason: 'Diz o ano, as idades e o que se mediu. Com isso, é possível ir confirmar.',
      check: 'Procure o inquérito no site do Instituto Nacional de Estatística.',
      source: 'Instituto Nacional de Estatística (INE), citado pelo jornal ECO, 2025',
    },
    {
      text: 'Uma em cada três bibliotecas portuguesas já usa IA para catalogar livros, segundo um estudo de 2024.',
      kind: 'made-up',
      reason: 'Tem um número e um ano, e por isso soa a verdade. Falta dizer quem fez o estudo.',
      check: 'Pergunte que estudo é, de quem e onde está publicado. Sem resposta, não o repita.',
    },
    {
      text: 'Em 2020, Amesterdão e Helsínquia foram as primeiras cidades a mostrar ao público a lista dos algoritmos que usam.',
      kind: 'real',
      reason: 'Parece estranho, e é verdade. O que surpreende também se confirma.',
      check: 'Procure o registo no site de cada uma das duas cidades.',
      source: 'ai-regulation.com, registos de Amesterdão e Helsínquia, 2020',
    },
    {
      text: '«Quem conversa com uma máquina aprende duas vezes», escreveu a pedagoga Eulália Pimentão em 1987.',
      kind: 'made-up',
      reason: 'A frase é bonita e vem a calhar. A autora, o ano e a citação saíram da nossa cabeça.',
      check: 'Procure a citação inteira entre aspas e o livro de onde terá vindo.',
    },
    {
      text: 'Num estudo de respostas de assistentes de IA sobre notícias, 45 % tinham pelo menos um problema significativo.',
      kind: 'real',
      reason: 'Repare que fala só de notícias. Um número verdadeiro também se pode citar mal.',
      check: 'Abra o estudo e veja o que foi medido, por quem e quando.',
      source: 'União Europeia de Radiodifusão (UER) e BBC, citado por Library Learning Space, 2025',
    },
    {
      text: 'A Lei das Boas Maneiras Digitais obriga a dizer «por favor» a um assistente de IA.',
      kind: 'made-up',
      reason: 'Não tem número nem ano, e nenhuma lei se chama assim. Foi só para o exercício.',
      check: 'Uma lei tem número, ano e texto publicado no Diário da República. Procure-a lá.',
    },
    {
      text: 'Desde agosto de 2026, quem fala com um assistente de IA tem de ser avisado, a não ser que seja evidente.',
      kind: 'real',
      reason: 'É o artigo 50.º do Regulamento da IA, com algumas exceções.',
      check: 'Leia o artigo no texto oficial do Regulamento (UE) 2024/1689.',
      source: 'Regulamento (UE) 2024/1689, artigo 50.º, aplicável desde 2 de agosto de 2026',
    },
    {
      text: 'O artigo 58.º do Regulamento da IA obriga as câmaras municipais a publicar a lista dos seus algoritmos.',
      kind: 'made-up',
      reason: 'O artigo existe e trata de outro assunto. Um número certo não torna certa a frase.',
      check: 'Abra o Regulamento (UE) 2024/1689 e leia o artigo 58.º.',
    },
  ],
};
