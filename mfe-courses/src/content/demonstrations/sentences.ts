/**
 * Sentence collection of the next-word demonstration, one sentence per line. Its frequencies are computed
 * from this text, so sentences can be added freely. The sentences have no commas or names, so that each word
 * is followed by a word or the full stop.
 */
export const sentences = `
Hoje está sol.
Hoje está sol na praia.
Hoje está sol e vento.
Hoje está um dia de sol.
Hoje está um dia de sol na cidade.
Hoje está um dia de chuva.
Hoje está um dia com muito vento.
Hoje está um sol de verão.
Hoje está um sol de inverno.
Hoje está um tempo de chuva.
Hoje está um tempo estranho.
Hoje está uma manhã fria.
Hoje está uma tarde de chuva.
Hoje está uma noite de verão.
Hoje está o mercado cheio.
Hoje está o tempo incerto.
Hoje está o sol escondido.
Hoje está frio.
Hoje está muito frio.
Hoje está muito calor na rua.
Hoje está a chover.
Hoje está a chover na cidade.
Hoje é um dia de festa.
Hoje é um dia de festa na rua.
Hoje é um dia de festa para as crianças.
Hoje é um dia de trabalho.
Hoje é um dia para descansar.
Hoje é um dia como os outros.
Hoje é um bom dia para passear.
Hoje é um bom dia para ler.
Hoje é uma data feliz.
Hoje é uma tarde de festa.
Hoje é o dia da feira.
Hoje é o dia de ir ao mercado.
Hoje é o primeiro dia de escola.
Hoje é o último dia de férias.
Hoje é domingo.
Hoje é sábado e há festa.
Hoje é feriado.
Hoje fui ao mercado.
Hoje fui ao mercado com a minha avó.
Hoje fui ao médico.
Hoje fui à biblioteca.
Hoje fui à praia com os meus primos.
Hoje fui à escola a pé.
Hoje fui o primeiro a chegar.
Hoje fui o último a sair.
Hoje fui um dos primeiros a chegar.
Hoje fui uma das últimas a sair.
Hoje há festa na rua.
Hoje há sopa de legumes.
Hoje há feira no largo.
Hoje não há autocarro.
Hoje não há pão na padaria.
Hoje não chove.
Hoje vou ao mercado.
Hoje vou à biblioteca.
Hoje vou visitar a minha avó.
Amanhã vai chover.
Amanhã vai estar sol.
Amanhã vai estar frio.
Amanhã vai haver festa na rua.
Amanhã é dia de feira.
Amanhã é dia de escola.
Amanhã é domingo.
Amanhã vou ao mercado.
Amanhã vou à praia.
Amanhã vou visitar os meus primos.
Amanhã não há escola.
Amanhã há festa na praça.
O dia está bonito.
O dia está frio.
O dia de festa começa cedo.
O dia de sol chegou.
O dia de chuva passou depressa.
O dia com a família foi bom.
O dia para votar é domingo.
O tempo está bom.
O tempo está frio.
O tempo de chuva chegou.
O tempo de festa passa depressa.
O tempo com os avós passa depressa.
O tempo para ler é pouco.
O tempo passa depressa.
O sol de inverno aquece pouco.
O sol de agosto aquece muito.
O sol com vento engana.
O sol para as plantas é bom.
O sol nasce cedo no verão.
O sol está forte.
O sol está escondido.
A chuva molha a rua.
A chuva chegou de noite.
A chuva faz bem às plantas.
A chuva de inverno é fria.
A festa começa à noite.
A festa começa às nove.
A festa é na praça.
A festa é para todos.
A festa de verão é na praia.
A festa com música dura até tarde.
Fomos à festa com chuva.
Fomos à festa com sol.
Fomos à praia com sol.
Fomos ao mercado com chuva.
Saímos de casa com chuva.
Saímos de casa cedo.
Ficámos em casa com chuva na rua.
Um dia com sol sabe bem.
Um dia de chuva também tem graça.
Um dia de praia cansa as crianças.
Um dia para descansar faz bem.
A minha avó faz sopa de legumes.
A minha avó faz sopa de peixe.
A minha avó faz bolo de laranja.
A minha avó faz bolo ao domingo.
A minha avó conta histórias.
A minha avó conta histórias de quando era pequena.
A minha avó gosta de ler.
A minha avó gosta de sol.
A minha avó gosta de música.
A minha avó gosta de passear na praça.
A minha avó vai ao mercado.
A minha avó vai ao mercado de manhã.
A minha avó vai à biblioteca.
A minha avó está em casa.
A minha mãe trabalha no hospital.
A minha mãe gosta de ler.
A minha mãe gosta de cozinhar.
A minha mãe vai ao trabalho a pé.
A minha mãe vai ao mercado de manhã.
A minha vizinha tem um gato.
A minha vizinha tem um gato preto.
A minha vizinha tem plantas na varanda.
A minha vizinha gosta de música.
O meu avô lê o jornal.
O meu avô lê o jornal de manhã.
O meu avô joga às cartas.
O meu avô joga às cartas no jardim.
O meu avô gosta de sol.
O meu avô gosta de peixe.
O meu pai faz o jantar.
O meu pai faz o jantar ao domingo.
O meu pai trabalha na padaria.
O meu pai vai ao trabalho de autocarro.
O meu gato dorme ao sol.
O meu gato gosta de peixe.
O gato dorme.
O gato dorme ao sol.
O gato dorme na cadeira.
O gato dorme na varanda.
O gato bebe leite.
O gato bebe água.
O gato gosta de peixe.
O gato gosta de sol.
O gato foge do cão.
O gato preto dorme na varanda.
O cão dorme ao sol.
O cão dorme à porta.
O cão corre na praia.
O cão corre no jardim.
O cão gosta de passear.
O cão ladra à porta.
O autocarro chega às nove.
O autocarro chega tarde.
O autocarro chega cheio.
O autocarro vai cheio.
O autocarro vai para a praia.
O autocarro para no largo.
O autocarro para na praça.
O mercado abre cedo.
O mercado abre às sete.
O mercado abre ao sábado.
O mercado fecha às duas.
O mercado está cheio.
O mercado tem peixe fresco.
O mercado tem fruta e legumes.
A biblioteca abre às nove.
A biblioteca abre às dez.
A biblioteca abre ao sábado.
A biblioteca fecha às seis.
A biblioteca está cheia.
A biblioteca tem livros para crianças.
A biblioteca tem livros para todos.
A padaria abre às sete.
A padaria abre cedo.
A padaria fecha ao domingo.
A padaria tem pão quente.
A escola começa às nove.
A escola começa amanhã.
A escola fecha em agosto.
A escola tem um jardim.
As crianças brincam na rua.
As crianças brincam no jardim.
As crianças brincam na praia.
As crianças gostam de histórias.
As crianças gostam de sol.
As crianças gostam de bolo de laranja.
As crianças correm para a escola.
Os vizinhos conversam à porta.
Os vizinhos conversam na praça.
Os vizinhos fazem uma festa.
Os vizinhos fazem uma festa na rua.
Os meus primos vivem na aldeia.
Os meus primos gostam de praia.
Os meus primos vêm à festa.
Bom dia a todos.
Boa tarde a todos.
Boa noite a todos.
Boa noite e até amanhã.
Era uma vez um gato.
Era uma vez um gato preto.
Era uma vez um rei.
Era uma vez um rei sem coroa.
Era uma vez uma rainha.
Era uma vez uma menina.
Era uma vez uma menina que gostava de ler.
Quem vai ao mar avia-se em terra.
Quem espera sempre alcança.
Gosto de ler ao sol.
Gosto de ler à noite.
Gosto de sopa de legumes.
Gosto de bolo de laranja.
Gosto de passear na praia.
Gosto de passear no jardim.
Gosto de música.
Vou ao mercado de manhã.
Vou ao mercado comprar fruta.
Vou ao mercado comprar peixe.
Vou à padaria comprar pão.
Vou à biblioteca ler o jornal.
Vou à praia com os meus primos.
Vou para casa de autocarro.
Vou para casa a pé.
Na praça há música.
Na praça há um jardim.
No jardim há flores.
No jardim há um banco.
No verão há festa na rua.
No verão vamos à praia.
No inverno há sopa quente.
No inverno está frio.
Ao domingo há feira.
Ao domingo vamos passear.
De manhã bebo leite.
De manhã leio o jornal.
À noite está frio.
À noite há música na praça.
`;
