import type { WrittenRecipe } from '../recipes/recipe.ts';

export const everyday: WrittenRecipe[] = [
  {
    id: 'ementa-da-semana',
    categoryId: 'dia-a-dia',
    title: 'Ementa da Semana',
    icon_name: 'clipboard-list',
    template:
      'Faz uma ementa de [dias] para [pessoas], com pratos [estilo]. Aproveita [ingredientes] e evita [evitar]. No fim, junta a lista de compras por secções.',
    type: 'text',
    placeholders: [
      { key: 'dias', label: 'Dias', options: ['cinco jantares', 'sete jantares', 'três almoços'] },
      { key: 'pessoas', label: 'Para quantos', options: ['quatro pessoas', 'uma pessoa', 'duas pessoas'] },
      {
        key: 'estilo',
        label: 'Pratos',
        options: [
          'simples e económicos',
          'tradicionais portugueses',
          'vegetarianos',
          'prontos em 30 minutos',
        ],
      },
      {
        key: 'ingredientes',
        label: 'Aproveitar',
        options: ['o que for da época', 'arroz, ovos e legumes', 'as sobras do dia anterior'],
      },
      { key: 'evitar', label: 'Evitar', options: ['o desperdício', 'frutos secos', 'carne', 'glúten'] },
    ],
    advanced_tips: [
      'Diga o que tem no frigorífico e o que está quase a estragar-se: a IA começa por aí.',
      'Se houver alergias em casa, confirme sempre os rótulos. A IA pode falhar.',
    ],
    fallback_outputs: [
      `# Ementa simples para cinco dias

- **Segunda:** sopa de legumes e tortilha de batata.
- **Terça:** arroz de tomate com feijão e salada.
- **Quarta:** massa com legumes salteados e ervas.
- **Quinta:** grão com espinafres e ovo cozido.
- **Sexta:** legumes assados no forno com arroz, para usar o que sobrou.

**Lista de compras**
- *Legumes:* cebola, tomate, cenoura, espinafres, alface, batata
- *Mercearia:* arroz, massa, feijão, grão, azeite
- *Frescos:* ovos

**Para não desperdiçar:** faça sopa a dobrar na segunda e congele metade. Se houver alergias ou regimes especiais, troque o que for preciso e leia os rótulos.`,
      `# Um método em vez de uma lista

1. **Escolha três bases** para a semana: por exemplo arroz, batata e leguminosas.
2. **Escolha três acompanhamentos** da época: um cru, um cozido, um assado.
3. **Combine-os dois a dois** sem repetir em dias seguidos.
4. **Cozinhe uma vez, coma duas:** o assado de hoje é a massa de amanhã.
5. **Deixe um dia livre** para as sobras.

Com estas regras, a lista de compras faz-se em cinco minutos e cabe num papel. O que é que já tem em casa e está mesmo a pedir para ser usado?`,
    ],
  },
  {
    id: 'poupar-em-casa',
    categoryId: 'dia-a-dia',
    title: 'Poupar nas Contas da Casa',
    icon_name: 'sprout',
    template:
      'Dá-me [quantidade] ideias para poupar [despesa], numa casa com [agregado]. Quero medidas [esforco]. Ordena-as da mais fácil para a mais difícil e diz como posso ver se resultam.',
    type: 'text',
    placeholders: [
      { key: 'quantidade', label: 'Quantas', options: ['cinco', 'dez', 'três'] },
      {
        key: 'despesa',
        label: 'Poupar',
        options: ['na eletricidade', 'na água', 'no supermercado', 'nos transportes'],
      },
      {
        key: 'agregado',
        label: 'Casa com',
        options: ['duas pessoas', 'uma família com crianças', 'uma pessoa só', 'pessoas mais velhas'],
      },
      {
        key: 'esforco',
        label: 'Medidas',
        options: ['que não custem dinheiro', 'que se paguem em pouco tempo', 'para toda a família'],
      },
    ],
    advanced_tips: [
      'Não envie a fatura à IA. Escreva apenas o valor e o consumo, sem nome nem morada.',
      'Peça que distinga o que é certo do que depende da sua casa. Poupanças prometidas em euros são quase sempre um palpite.',
    ],
    fallback_outputs: [
      `# Cinco passos, do mais fácil ao mais difícil

1. **Ver antes de cortar.** Anote durante uma semana o que gasta e quando. Só isto já muda hábitos.
2. **Desligar o que ninguém usa.** Luzes, torneiras, aparelhos em espera, subscrições esquecidas.
3. **Encher antes de usar.** A máquina, o carro, o forno: junte o que puder de cada vez.
4. **Combinar em família.** Uma regra de cada vez, escrita no frigorífico, com um responsável.
5. **Comparar.** Uma vez por ano, veja se há um contrato ou uma loja que lhe sirva melhor.

**Como ver se resulta:** compare a fatura, ou a soma dos talões, com a do mesmo mês do ano anterior. Se não desceu, experimente outra medida.`,
      `# O plano dos trinta dias

- **Semana 1, medir:** escreva todos os dias uma linha. Sem culpas.
- **Semana 2, escolher:** das despesas da lista, escolha a que menos falta lhe faz.
- **Semana 3, experimentar:** mude uma única coisa e diga-o a alguém.
- **Semana 4, decidir:** resultou? Fica. Não resultou? Volte atrás e escolha outra.

**Uma boa pergunta para a família:** o que é que pagamos e de que já não nos lembramos?

**Atenção:** não poupe no que lhe dá segurança e saúde, como aquecer a casa quando faz frio ou comer bem.`,
    ],
  },
];
