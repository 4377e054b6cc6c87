import type { BuiltInRecipe } from '../recipes/recipe.ts';
import {
  birdPanel,
  caravelInTheClouds,
  guitarAndSun,
  lighthouse,
  streetParty,
  tileWall,
  tram,
  whaleOverTheRoofs,
} from './illustrations/index.ts';

/**
 * Recipes of the Prompt Factory that generate images: prompts with [placeholders], and the answers shown
 * without AI.
 */
export const images: BuiltInRecipe[] = [
  {
    id: 'cena-fantastica',
    categoryId: 'criar-imagens',
    title: 'Cena Fantástica',
    icon_name: 'wand-sparkles',
    template:
      'Cria uma imagem de [personagem] [lugar], [momento], ao estilo de [estilo]. A luz deve ser [luz]. Sem texto nem letras na imagem.',
    type: 'image',
    placeholders: [
      {
        key: 'personagem',
        label: 'Personagem',
        options: [
          'uma caravela voadora',
          'uma baleia gigante e simpática',
          'um dragão que gosta de ler',
          'um galo astronauta',
        ],
      },
      {
        key: 'lugar',
        label: 'Lugar',
        options: [
          'num mar de nuvens',
          'sobre os telhados de uma vila',
          'numa floresta de sobreiros',
          'no fundo do mar',
        ],
      },
      {
        key: 'momento',
        label: 'Momento',
        options: ['numa noite de lua cheia', 'ao nascer do sol', 'num dia de nevoeiro'],
      },
      {
        key: 'estilo',
        label: 'Estilo',
        options: [
          'um painel de azulejos',
          'um livro ilustrado para crianças',
          'uma aguarela',
          'uma gravura antiga',
        ],
      },
      { key: 'luz', label: 'Luz', options: ['suave', 'dourada', 'misteriosa'] },
    ],
    advanced_tips: [
      'Diga o que fica à frente, no meio e ao fundo. A imagem ganha profundidade.',
      'Evite pedir «ao estilo de» um artista vivo: descreva antes as cores, os traços e o ambiente de que gosta.',
    ],
    fallback_outputs: [caravelInTheClouds, whaleOverTheRoofs],
  },
  {
    id: 'ilustracao-cartaz',
    categoryId: 'criar-imagens',
    title: 'Ilustração para um Cartaz',
    icon_name: 'flag',
    template:
      'Cria uma ilustração para o cartaz de [evento], com [elementos] em destaque, em [cores] e com [espaco]. O ambiente deve ser [ambiente]. Sem texto na imagem.',
    type: 'image',
    placeholders: [
      {
        key: 'evento',
        label: 'Evento',
        options: [
          'uma festa de bairro',
          'um concerto ao ar livre',
          'uma feira do livro',
          'um torneio de xadrez',
        ],
      },
      {
        key: 'elementos',
        label: 'Em destaque',
        options: [
          'bandeirinhas e manjericos',
          'um grande sol',
          'pássaros e flores',
          'pessoas de todas as idades',
        ],
      },
      { key: 'cores', label: 'Cores', options: ['cores vivas', 'azul e branco', 'tons quentes'] },
      {
        key: 'espaco',
        label: 'Espaço',
        options: ['espaço livre em cima para o título', 'espaço livre ao centro', 'uma moldura à volta'],
      },
      { key: 'ambiente', label: 'Ambiente', options: ['alegre', 'calmo', 'elegante'] },
    ],
    advanced_tips: [
      'Ponha o texto do cartaz depois, num programa de edição. A IA engana-se muitas vezes nas letras.',
      'No cartaz, indique que a ilustração foi feita com IA. É justo para quem o vê.',
    ],
    fallback_outputs: [streetParty, guitarAndSun],
  },
  {
    id: 'painel-de-azulejos',
    categoryId: 'criar-imagens',
    title: 'Painel de Azulejos',
    icon_name: 'palette',
    template:
      'Cria um painel de azulejos portugueses com [motivo], em [cores], com uma moldura [cercadura]. O desenho deve ser [traco] e visto de frente.',
    type: 'image',
    placeholders: [
      {
        key: 'motivo',
        label: 'Motivo',
        options: [
          'flores geométricas',
          'um pássaro numa laranjeira',
          'peixes e ondas',
          'letras de um alfabeto inventado',
        ],
      },
      {
        key: 'cores',
        label: 'Cores',
        options: ['azul, branco e amarelo', 'azul e branco', 'verde e branco', 'cores de verão'],
      },
      { key: 'cercadura', label: 'Moldura', options: ['de pequenas flores', 'simples', 'de ondas'] },
      {
        key: 'traco',
        label: 'Desenho',
        options: ['geométrico', 'irregular, como se fosse pintado à mão', 'muito pormenorizado'],
      },
    ],
    advanced_tips: [
      'Para papel de embrulho ou um fundo, peça «um desenho que se repete, sem se ver onde acaba um e começa o outro».',
      'Experimente trocar só a cor e compare. É a melhor forma de perceber o que cada palavra muda.',
    ],
    fallback_outputs: [tileWall, birdPanel],
  },
  {
    id: 'postal-ilustrado',
    categoryId: 'criar-imagens',
    title: 'Postal Ilustrado',
    icon_name: 'image',
    template:
      'Cria um postal ilustrado de [lugar], com [pormenor], durante [epoca], em estilo [estilo]. Formato [formato], sem texto.',
    type: 'image',
    placeholders: [
      {
        key: 'lugar',
        label: 'Lugar',
        options: [
          'uma vila à beira-mar com um farol',
          'uma rua íngreme com um elétrico amarelo',
          'uma aldeia na serra',
          'uma praça com esplanada',
        ],
      },
      {
        key: 'pormenor',
        label: 'Pormenor',
        options: [
          'uma bicicleta encostada a uma parede',
          'roupa a secar nas janelas',
          'um gato ao sol',
          'vasos de flores',
        ],
      },
      { key: 'epoca', label: 'Época', options: ['o verão', 'a primavera', 'o Natal', 'o outono'] },
      { key: 'estilo', label: 'Estilo', options: ['de cartaz antigo', 'de aguarela', 'de recorte de papel'] },
      { key: 'formato', label: 'Formato', options: ['horizontal', 'vertical', 'quadrado'] },
    ],
    advanced_tips: [
      'Descreva uma memória sua: um cheiro, uma hora do dia, uma cor. Sai um postal que mais ninguém tem.',
      'Não peça imagens de pessoas reais sem lhes perguntar primeiro.',
    ],
    fallback_outputs: [lighthouse, tram],
  },
];
