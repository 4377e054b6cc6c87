import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about applications for a job: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const jobSearch: BuiltInRecipe[] = [
  {
    id: 'carta-de-candidatura',
    categoryId: 'trabalho',
    title: 'Carta de Candidatura',
    icon_name: 'mail',
    parts: [
      { kind: 'role', text: 'Age como alguém que ajuda outras pessoas a procurar emprego.' },
      { kind: 'context', text: 'O que tenho para oferecer: [ponto_forte].' },
      { kind: 'task', text: 'Escreve uma carta de candidatura de [tamanho] para [funcao].' },
      { kind: 'format', text: 'Usa um tom [tom], sem frases que toda a gente usa.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal e não inventes experiência que eu não tenha referido.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'tamanho', label: 'Tamanho', options: ['150 palavras', '100 palavras', 'uma página'] },
      {
        key: 'funcao',
        label: 'Função',
        options: [
          'um lugar numa loja',
          'um estágio',
          'um trabalho de escritório',
          'um trabalho a cuidar de pessoas',
        ],
      },
      {
        key: 'ponto_forte',
        label: 'O que ofereço',
        options: [
          'pontualidade e gosto em atender pessoas',
          'vontade de aprender',
          'organização e atenção ao pormenor',
          'experiência a cuidar da família',
        ],
      },
      { key: 'tom', label: 'Tom', options: ['confiante e simples', 'formal', 'caloroso'] },
    ],
    advanced_tips: [
      'Peça à IA que sublinhe as frases que qualquer pessoa podia ter escrito. Troque-as por um exemplo seu.',
      'Leia a carta em voz alta: se não parece escrita por si, mude-a.',
    ],
    fallback_outputs: [
      `Exmas. Senhoras e Exmos. Senhores,

Li o vosso anúncio e candidato-me porque aquilo que pedem é aquilo que gosto de fazer.

Tenho para oferecer (o seu ponto forte). Um exemplo: (uma situação em duas frases, com o que fez e como correu).

Sei que ainda tenho a aprender sobre (ponto do anúncio). Já comecei, com (o que está a fazer).

Gostava de vos conhecer e de explicar melhor o que posso trazer à equipa. Estou disponível a partir de (data).

Com os melhores cumprimentos,
(nome e contacto)`,
      `**Assunto:** Candidatura a (função)

Bom dia,

Três razões para falarem comigo:

1. **Sei fazer** (o ponto mais importante do anúncio). Fi-lo em (onde), durante (quanto tempo).
2. **Gosto de** (parte do trabalho). As pessoas com quem trabalhei dizem que (opinião verdadeira).
3. **Quero aprender** (o que falta) e já dei o primeiro passo: (qual).

Envio o currículo em anexo. Posso ir a uma entrevista em (dias).

Agradeço a vossa atenção.

(nome)`,
    ],
  },
  {
    id: 'curriculo-claro',
    categoryId: 'trabalho',
    title: 'Arrumar o Currículo',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém que já leu muitos currículos e sabe o que se procura neles.' },
      { kind: 'context', text: 'Procuro trabalho [area] e tenho [experiencia].' },
      { kind: 'task', text: 'Ajuda-me a [tarefa].' },
      { kind: 'format', text: 'Escreve [formato], que caiba numa página.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes empregos, datas nem cursos e não me peças dados pessoais.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'area',
        label: 'Procuro trabalho',
        options: ['no comércio', 'num restaurante ou café', 'num escritório', 'a cuidar de pessoas'],
      },
      {
        key: 'experiencia',
        label: 'Tenho',
        options: [
          'pouca experiência',
          'muitos anos de experiência noutra área',
          'um intervalo de alguns anos sem trabalhar',
        ],
      },
      {
        key: 'tarefa',
        label: 'Quero ajuda para',
        options: [
          'escolher o que pôr no currículo',
          'descrever em frases simples o que já fiz',
          'escrever a apresentação do início',
        ],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['uma lista por secções', 'um modelo com espaços para preencher'],
      },
    ],
    advanced_tips: [
      'Não cole o currículo inteiro: tire o nome, a morada, o telefone e a data de nascimento antes de o dar à IA.',
      'Leia o resultado e pergunte-se: «Sei explicar cada linha numa entrevista?» O que não souber, corte.',
    ],
    fallback_outputs: [
      `# Currículo numa página

**(Nome)** · (telefone) · (e-mail)

**Apresentação.** Duas linhas: o que sei fazer, o que procuro.

**O que já fiz**
- **(função), (onde), de (ano) a (ano).** Atendi, organizei, tratei de… Comece cada linha por um verbo.
- **(função), (onde), de (ano) a (ano).** Um resultado de que se orgulhe, com um número seu, se o tiver.

**O que aprendi.** Cursos, formações, carta de condução.

**Línguas e computador.** Diga o nível verdadeiro.

**Outras experiências.** Voluntariado, cuidar da família, associações: também é trabalho.

*Fotografia, estado civil e número de contribuinte não fazem falta.*`,
      `# De «fiz tudo» a três boas frases

**Antes:** «Trabalhei numa loja e fazia tudo.»

**Depois**
- Atendi clientes ao balcão e ao telefone.
- Recebi e arrumei a mercadoria.
- Fechei a caixa ao fim do dia.

**Como chegar lá:** escreva o que fazia de manhã, de tarde e ao fim do dia. Cada coisa é uma linha. Tire as que toda a gente faz e deixe as que o anúncio pede.

**E as paragens?** Uma linha honesta chega: «De (ano) a (ano), apoio à família.» Quem lê prefere saber a adivinhar.`,
    ],
  },
];
