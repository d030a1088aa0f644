/** For each word of data/homophone-places.ts, in order: a sentence in which it stands for another one, and what was meant. */
export const HOMOPHONES = [
  ['The que was long.', 'The queue was long.'],
  ['The building sight is next door.', 'The building site is next door.'],
  ['The cite is closed to the public.', 'The site is closed to the public.'],
  ['It needs a through clean.', 'It needs a thorough clean.'],
  ['We went thorough it twice.', 'We went through it twice.'],
  ['Even thought it rained, we had fun.', 'Even though it rained, we had fun.'],
  ['The rubbish was through out of the window.', 'The rubbish was thrown out of the window.'],
  ['It had a big affect on her.', 'It had a big effect on her.'],
  ['It will effect my sleep.', 'It will affect my sleep.'],
  ['The strike effected my train.', 'The strike affected my train.'],
  ['What affect will this have on rents?', 'What effect will this have on rents?'],
  ['We left in and hour.', 'We left in an hour.'],
  ['I came an they left.', 'I came and they left.'],
  ['Please accept my apologise.', 'Please accept my apologies.'],
  ['I would like to apologies for the delay.', 'I would like to apologise for the delay.'],
  ['Bare with me.', 'Bear with me.'],
  ['The walls are bear.', 'The walls are bare.'],
  ['There was barley any room for the pram.', 'There was barely any room for the pram.'],
  ['I got on bored.', 'I got on board.'],
  ['I was board at work.', 'I was bored at work.'],
  ['My breaks squeak.', 'My brakes squeak.'],
  ['We had a short brake at eleven.', 'We had a short break at eleven.'],
  ['I need new break pads.', 'I need new brake pads.'],
  ['I brought it from your shop.', 'I bought it from your shop.'],
  ['He was bought up in Leeds.', 'He was brought up in Leeds.'],
  ['I walked buy the shop.', 'I walked by the shop.'],
  ['She wears nice cloths.', 'She wears nice clothes.'],
  ['The coarse was very good.', 'The course was very good.'],
  ['She paid me a nice complement.', 'She paid me a nice compliment.'],
  ['Breakfast was complementary.', 'Breakfast was complimentary.'],
  ['We have complimentary skills.', 'We have complementary skills.'],
  ['The costumer is always right.', 'The customer is always right.'],
  ['My son sees a school councillor.', 'My son sees a school counsellor.'],
  ['The town counsel agreed.', 'The town council agreed.'],
  ['The town counsellor spoke.', 'The town councillor spoke.'],
  ['I should defiantly go.', 'I should definitely go.'],
  ['We had ice cream for desert.', 'We had ice cream for dessert.'],
  ['The cake is diary free.', 'The cake is dairy free.'],
  ['It is in my dairy.', 'It is in my diary.'],
  ['The police asked for a discrete chat.', 'The police asked for a discreet chat.'],
  ['The kitchen draw is stuck.', 'The kitchen drawer is stuck.'],
  ['He is dyeing to meet you.', 'He is dying to meet you.'],
  ['I can except the offer.', 'I can accept the offer.'],
  ['I have excepted the job.', 'I have accepted the job.'],
  ['Nothing accept the chair arrived.', 'Nothing except the chair arrived.'],
  ["It's not fare.", "It's not fair."],
  ['The bus fair has gone up.', 'The bus fare has gone up.'],
  ['I ran out of flower.', 'I ran out of flour.'],
  ['I hope to hear form you soon.', 'I hope to hear from you soon.'],
  ['He was formally the head of sales.', 'He was formerly the head of sales.'],
  ['It was a grate day.', 'It was a great day.'],
  ['Come over hear.', 'Come over here.'],
  ["I can't here you.", "I can't hear you."],
  ['The wound will heel.', 'The wound will heal.'],
  ['He broke his heal.', 'He broke his heel.'],
  ['I herd the news.', 'I heard the news.'],
  ['Please insure you lock the gate.', 'Please ensure you lock the gate.'],
  ['The isle was blocked.', 'The aisle was blocked.'],
  ["The cat hurt it's paw.", 'The cat hurt its paw.'],
  ["It's know problem.", "It's no problem."],
  ["I no it's late.", "I know it's late."],
  ['I now how you feel.', 'I know how you feel.'],
  ['I am free right know.', 'I am free right now.'],
  ['Please let me known by Friday.', 'Please let me know by Friday.'],
  ['I need to lay down.', 'I need to lie down.'],
  ['I laid awake all night.', 'I lay awake all night.'],
  ['That lead to a long delay.', 'That led to a long delay.'],
  ['A tree was hit by lightening.', 'A tree was hit by lightning.'],
  ['She maid a cake.', 'She made a cake.'],
  ['The manger was helpful.', 'The manager was helpful.'],
  ["I'll meat you there.", "I'll meet you there."],
  ['Please let my know by Friday.', 'Please let me know by Friday.'],
  ['We are so proud off you.', 'We are so proud of you.'],
  ['He fell of his bike.', 'He fell off his bike.'],
  ['Most or the guests have replied.', 'Most of the guests have replied.'],
  ['I need to know if you are coming of not.', 'I need to know if you are coming or not.'],
  ['I past the message on.', 'I passed the message on.'],
  ['He is passed caring.', 'He is past caring.'],
  ["I don't have enough patients.", "I don't have enough patience."],
  ['The doctor sees her patience in the morning.', 'The doctor sees her patients in the morning.'],
  ['Have a peak inside.', 'Have a peek inside.'],
  ['It peaked my interest.', 'It piqued my interest.'],
  ['The principle reason is cost.', 'The principal reason is cost.'],
  ['I agree in principal.', 'I agree in principle.'],
  ['We found a quite corner.', 'We found a quiet corner.'],
  ['I red the book.', 'I read the book.'],
  ["I'll right to him tomorrow.", "I'll write to him tomorrow."],
  ["That's not write.", "That's not right."],
  ['This roll would suit me.', 'This role would suit me.'],
  ['We need toilet role.', 'We need toilet roll.'],
  ['The bus root has changed.', 'The bus route has changed.'],
  ['The house is for sail.', 'The house is for sale.'],
  ['She joined the sails team.', 'She joined the sales team.'],
  ['We had a rump stake.', 'We had a rump steak.'],
  ['I bought some stationary.', 'I bought some stationery.'],
  ['I hear the are closed.', 'I hear they are closed.'],
  ['The whole think was late.', 'The whole thing was late.'],
  ["I'm use to it.", "I'm used to it."],
  ['What a waist!', 'What a waste!'],
  ['You waisted my time.', 'You wasted my time.'],
  ["I don't know weather to go.", "I don't know whether to go."],
  ['The whether was awful.', 'The weather was awful.'],
  ['He felt week.', 'He felt weak.'],
  ['He was ill last weak.', 'He was ill last week.'],
  ['Please where warm clothes.', 'Please wear warm clothes.'],
  ['Whose bringing the cake on Saturday?', "Who's bringing the cake on Saturday?"],
  ['I want to thank your for your support.', 'I want to thank you for your support.'],
  ['Thanks for you help.', 'Thanks for your help.'],
  ['I hope your well.', "I hope you're well."],
  ['My tooth is lose.', 'My tooth is loose.'],
  ['We need too people on the truck.', 'We need two people on the truck.'],
  ['We won by to goals.', 'We won by two goals.'],
  ['I want too go.', 'I want to go.'],
  ['I was complemented on my cake.', 'I was complimented on my cake.'],
  ['She has a nice phone manor.', 'She has a nice phone manner.'],
  ['I think its got a leak.', "I think it's got a leak."],
  ['We have paid all ready.', 'We have paid already.'],
  ['Is their anybody at home?', 'Is there anybody at home?'],
  ['Everyone loses there free drink.', 'Everyone loses their free drink.'],
  ['We heard two days latter.', 'We heard two days later.'],
  ['We had fresh bred with jam.', 'We had fresh bread with jam.'],
  ['Let me no what time suits.', 'Let me know what time suits.'],
  ['He has had a cought since Monday.', 'He has had a cough since Monday.'],
  ['I hope you had a save journey.', 'I hope you had a safe journey.'],
  ['He was very patience with me.', 'He was very patient with me.'],
  ['We where two nil down.', 'We were two nil down.'],
  ['I do not know were my keys are.', 'I do not know where my keys are.'],
  ['Tell me witch day suits you.', 'Tell me which day suits you.'],
  ["Is that you're coat?", 'Is that your coat?'],
  ["It was at it's best.", 'It was at its best.'],
  ['Its past its best.', "It's past its best."],
  ['The food was grate.', 'The food was great.'],
  ['I have a pane in my back.', 'I have a pain in my back.'],
  ['I would like to complement the chef.', 'I would like to compliment the chef.'],
  ['The bus was stationery.', 'The bus was stationary.'],
  ['Allot of people came.', 'A lot of people came.'],
  ['Can someone lone me a drill?', 'Can someone loan me a drill?'],
  ['It is late so ill be quick.', "It is late so I'll be quick."],
  ['This is are first win.', 'This is our first win.'],
  ['It broke on the second ware.', 'It broke on the second wear.'],
  ['It was voted threw by seven to four.', 'It was voted through by seven to four.'],
  ['She has to loose some weight.', 'She has to lose some weight.'],
  ['I brought this hoover six months ago.', 'I bought this hoover six months ago.'],
] as const;

/** Correct sentences with words that are confused. */
export const CORRECT_HOMOPHONES = `
The farm sells barley and oats.
Can barley be grown here?
Whose turn is it to bring the cake?
Whose painting in the hall won the prize?
I know whose coat this is.
The man who's next in the queue is my dentist.
Anyone who's late will miss the start.
I'd rather eat first and then go for a walk.
I saw someone through the window.
He fell off the wall and broke his arm.
She cut some off the end.
The dog scared off the burglar.
You can have 13 days of sick leave a year.
It is a set of three.
He lives in a house made of wood.
I used to lead the choir.
They lead a quiet life.
The lead singer was ill.
We use lead pipes no more.
In the past we had two shops.
She just passed the ball to me.
Is it good? Not quite.
She laid the table.
He lay on the sofa all day.
Please lay the plates on the table.
Hens lay eggs.
She lays down the rules.
The rule affects everyone.
It does not affect us.
The special effects were great.
The changes were put into effect on Monday.
The principal reason is the cost.
He left on principle.
The principal and the interest are due in May.
The wine complements the meal.
It is a complement to our other services.
Complementary medicine can help.
She complimented me on my work.
The car was stationary when it was hit.
I gave him a piece of my mind.
The bear had big paws.
We saw a bear in the woods.
Bears can't bear the heat.
He has the right to bear arms.
I use the gym every day.
It is of no use to me.
He defiantly refused to leave.
Everyone except Tom came.
We accept all cards.
We all accept the terms.
Insure your car before you drive.
I can assure you that it is safe.
The building site is closed.
You can cite the report.
Love at first sight.
It's nice to hear from you.
Come over here.
I write to my nan every week.
Turn right at the lights.
Everything is all right.
They do not write.
I brought a cake to the party.
I brought my car in for a service.
I bought a cake for the party.
Buy one and get one free.
We walked by the river.
Pare the apple with a knife.
The doctor saw ten patients.
She has lost two patients this year.
I don't know whether to go.
The weather was lovely and warm.
I'm bored of waiting.
We got on board at noon.
The board of directors met.
I felt weak after the flu.
See you next week.
The steaks are cooked well.
We had steak and chips.
The wound will heal.
Her heel hurts.
The Isle of Wight is lovely.
Roll the dough out.
He had a cheese roll.
I'd like a roll of tape.
The role is part time.
Her waist is 28 inches.
Food waste goes in the brown bin.
We set sail at dawn.
The house is for sale.
A herd of cows blocked the road.
I've heard of you.
There is no hot water.
I know no one here.
Now we know what to do.
You now have two votes.
I now know how it works.
They no longer sell it.
The Sahara is a desert.
She was formally invited.
My personal details are private.
The council agreed.
She is a grief counsellor.
The two events are discrete.
My apologies for the delay.
We apologise for the noise.
The sand is coarse.
Of course I will.
The fare is two pounds.
It's not fair.
She is dyeing her hair.
Clean it with soft cloths.
The root of the problem is cost.
The maid of honour cried.
She poured over ice.
Water poured over the wall.
The Queen's reign was long.
The moral of the story is clear.
We won the prize draw.
The prize draw is on Friday.
Ask where they keep the keys.
It was a through train.
Though it rained, we went.
I think about it often.
No one thinks so.
Cue the music.
The dairy is next to the barn.
Fill in the form and send it back.
People form a queue outside.
One or the other will do.
I asked if it was half of nothing.
Thank your mum for me.
I need you to help me.
If it helps you, call me.
Let my dog in.
Give an IT course.
It's been a long day.
They changed it, it's all new now.
I hope your week was good.
I'm glad your mum is better.
I read the book.
The red car is mine.
Plant a flower in the pot.
Grate the cheese.
The costumer made the hats.
The peak of the hill is bare.
Meat at the back of the fridge goes off.
The teacher's desk is new.
The dog's on the sofa.
The tenant's left the flat.
The shop's open at nine.
Are their no-shows charged?
They went there free of charge. We lost there.
The latter was late.
A well bred dog was born and bred here.
To no one. Let me say no when I can.
What a save by the keeper. We save and spend.
It takes patience.
In the towns where all is quiet, we where possible walk.
The people I know were late, as you can see.
She played the wicked witch; the witch was green.
Is that what you're wearing?
He cleaned the grate and put a pane in the window.
The cushions complement the sofa, and stationery is on the shelf.
They allot the plots by lot.
The lone walker called me ill.
The children who are ill make up the work.
It was all of them; they are ours.
He threw the ball. Loose change adds up.
I brought this up with you two weeks ago.
`
  .trim()
  .split('\n');
