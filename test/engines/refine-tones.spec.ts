import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { readsAs, same } from '../support/refined.js';

describe('a wording that looks like another', () => {
  readsAs([
    same('simpler', 'We do not hesitate to call the police if rules are broken.'),
    [
      'simpler',
      'Please do not hesitate to call. If there is a leak, do not hesitate to call us.',
      'Please call. If there is a leak, please call us.',
    ],
    same('use active voice', 'The tree was felled by the man next door.'),
    same('fix the grammar', "Nobody needs to pinch anyone's."),
    same('friendlier', 'The fee is £4 and must be paid on arrival.'),
    same('friendlier', 'You may become ill after the injection.'),
    same('more formal', "Mum's very old car broke down."),
    same('friendlier', 'Beware of emails saying your account will be suspended.'),
    same('friendlier', 'How hard is it to get a visa for Japan?'),
    same('friendlier', 'I expect you want some tea.'),
    same('friendlier', 'Visitors should expect delays.'),
    same('friendlier', 'You exceeded our expectations.'),
    same('plain English', 'He said: do not hesitate to shoot.'),
    same('remove the jargon', 'The pain points to a broken rib.'),
    same('plain English', 'The costs may be eligible for reimbursement.'),
    ['fix the grammar', 'She have 78 years and it is late.', 'She is 78 years old and it is late.'],
    [
      'more formal',
      "I did loads of stuff with a dodgy stomach. There's a few things off.",
      'I did loads of stuff with an upset stomach. There are a few things off.',
    ],
    [
      'more professional',
      'Your guys left a massive mess in our car park and I am tired.',
      'Your staff left our car park in a very untidy condition and I am tired.',
    ],
    [
      'shorter',
      'It should be noted that the schools were chosen and that teachers knew.',
      'The schools were chosen and teachers knew.',
    ],
    [
      'about 15 words',
      'It began all the way back in 2011, when our founder, Debbie Cartwright, who had always been passionate about animals, left her job. We are open.',
      'It began in 2011, when our founder, Debbie Cartwright, left her job. We are open.',
    ],
    same('use active voice', 'I was made to wait by the doctor.'),
    same('use active voice', 'Not all files were checked by the team.'),
    [
      'shorter',
      'It is my opinion that counts. It is my opinion that the plan is good.',
      'It is my opinion that counts. I think that the plan is good.',
    ],
    ['shorter', 'I would like to ask you to not call me at work.', 'Please do not call me at work.'],
    ['more formal', 'I paid on 3 May. Order no is HV-20331.', 'I paid on 3 May. Order no is HV-20331.'],
    [
      'more formal',
      "Phil's gonna get some quotes in by the 14th.",
      'Phil will obtain some quotes by the 14th.',
    ],
    [
      'more formal',
      "Everything's handed over. Everything's arrived. Nothing's changed.",
      'Everything is handed over. Everything has arrived. Nothing has changed.',
    ],
    ['more polite', 'I told you twice to call me.', 'I asked you twice to call me.'],
    same(
      'more formal',
      'Is there any chance you could be pregnant? Is there any chance of losing my deposit?',
    ),
    same('more formal', 'Is there any chance of the bus being on time? I fancy pudding.'),
    same(
      'more formal',
      'She is up for an award. He is up for parole. We are up for an award. I am up for parole.',
    ),
    same('more formal', 'The office was gutted by fire. There was a breeze. We have a bash every summer.'),
    same('more formal', 'The extra £2 is a tip. The olives are stuffed. My car was rammed by a van.'),
    same(
      'more formal',
      'Draw a ring round the answer. I am good with the elderly. The car is on the cheap side.',
    ),
    same(
      'more formal',
      'The water was up to my neck. The saw was for cutting corners. She spilled two beers on me.',
    ),
    [
      'more formal',
      'The school book stuff is here. I took the way less travelled. Put the iron out the back.',
      'The school book stuff is here. I took the way less travelled. Please put the iron out the back.',
    ],
    same('more formal', 'We had a ball in the box. He screwed up his eyes. You smashed the vase.'),
    same('more formal', "I like everyone's cooking. Everybody's sent home at five."),
    same('more formal', 'He was very ill but he is picking up. We are packed up and in the car.'),
    same('more formal', 'My seat got bumped to business class. The chairs got pushed back to the wall.'),
    same(
      'more formal',
      'Feeling sick or dizzy can mean many things. Looking forward to a holiday is half the fun.',
    ),
    same('more formal', 'Great to see you got the job. They got my photo off their website.'),
    same('more formal', 'Boss has opened a shop in Leeds. I have a temp, and she starts today.'),
    [
      'more formal',
      'I never did. I found peace but no joy. Give it a poke with a fork.',
      'I never did. I found peace but no joy. Please give it a poke with a fork.',
    ],
    same('more formal', 'If he does not contact us, we will wait. This is for the first time.'),
    [
      'more formal',
      'If you fancy something sweet, come in. Call it stuff if you like.',
      'If you fancy something sweet, please come in. Please call it stuff if you like.',
    ],
    ['more formal', 'Let us know which size you need?', 'Please let us know which size you need?'],
  ]);
});

describe('a text that says one thing more', () => {
  readsAs([
    [
      'add that we are closed on Sunday',
      'Our shop is open from 9 to 5. Come and visit us.',
      'Our shop is open from 9 to 5. We are closed on Sunday. Come and visit us.',
    ],
    [
      'mention that the fee is £20 and that cash is fine',
      'Hi Tom,\n\nThe class is on Friday.\n\nThanks,\nJo',
      'Hi Tom,\n\nThe class is on Friday. The fee is £20 and cash is fine.\n\nThanks,\nJo',
    ],
    [
      "add that i can't come on Monday",
      'Hi Sue, I got it. Best, Tom',
      "Hi Sue, I got it. I can't come on Monday. Best, Tom",
    ],
    [
      'tell them they can bring their kids',
      'The party starts at 3. See you there!',
      'The party starts at 3. You can bring your kids. See you there!',
    ],
    [
      'add that for emergencies they should call 555-0172 any time',
      'Your visit is on Friday. We look forward to seeing you.',
      'Your visit is on Friday. For emergencies, you should call 555-0172 any time. We look forward to seeing you.',
    ],
    [
      "add that with a student card they're welcome to pay half",
      'You can book online. See you!',
      "You can book online. With a student card, you're welcome to pay half. See you!",
    ],
    [
      'add that if the children are ill they should stay home',
      'You can bring lunch. See you!',
      'You can bring lunch. If the children are ill they should stay home. See you!',
    ],
    [
      "please include that dogs aren't allowed",
      '- Water\n- A hat',
      "- Water\n- A hat\n\nDogs aren't allowed.",
    ],
  ]);

  it.each(['add that line back', 'add that he is coming', 'add that they came from Spain', 'add that'])(
    'does not follow %s',
    (instructions) => {
      expect(() => planRefinement(instructions)).toThrow('None of the instructions');
    },
  );
});

describe('an apologetic text', () => {
  readsAs([
    [
      'make this more apologetic',
      'Your order is delayed. We expect to ship it on 12 May. You can cancel if you want.',
      'Unfortunately, your order is delayed. We are very sorry about this. We expect to ship it on 12 May. You can cancel if you want. Please accept our apologies for any inconvenience.',
    ],
    [
      'apologise for the delay',
      'Dear Ms Reed,\n\nYour refund was paid today.\n\nKind regards,\nSam',
      'Dear Ms Reed,\n\nYour refund was paid today. We are very sorry for the delay.\n\nKind regards,\nSam',
    ],
    [
      'more apologetic',
      "Hey Tom,\n\nI can't make dinner tonight\n\nJo",
      "Hey Tom,\n\nUnfortunately, I can't make dinner tonight. I am very sorry about this.\n\nJo",
    ],
    [
      'more apologetic',
      'I forgot it. Sorry. I will send it.',
      'I forgot it. I am very sorry. I will send it.',
    ],
    [
      'less apologetic',
      'Sorry to bother you, I just wanted to ask if the room is free.',
      'I want to ask if the room is free.',
    ],
  ]);
});

describe('a persuasive text', () => {
  readsAs([
    [
      'more persuasive',
      'You can call us for a quote. We might be able to visit the same week. If you are interested, book today.',
      'Call us for a quote. We might be able to visit the same week. Interested? Book today.',
    ],
  ]);
});

describe('a chatty message as a formal letter', () => {
  readsAs([
    [
      'make it more formal',
      "Hey Sarah, quick one - any chance you could get the invoice over to me before Friday? Boss is breathing down my neck about it and I'm kinda stuck til I've got it. No biggie but we need it sorting. Cheers, Dan",
      'Dear Sarah,\n\nCould you please get the invoice over to me before Friday? My manager is pressing me about it and I am somewhat stuck until I have it. It is not a serious matter, but we need it to be resolved.\n\nKind regards,\nDan',
    ],
    [
      'more formal please',
      'so i bought this hoover off your website 3 weeks ago and its already packed in. rang your helpline twice and got fobbed off both times. some bloke said someone would ring me back, never did.',
      'I purchased this hoover from your website 3 weeks ago and it has already stopped working. I rang your helpline twice and was dismissed both times. A man said someone would call me back, but this did not happen.',
    ],
    [
      'more businesslike',
      "Hi Tom! Great to bump into you at the trade show. Loved your idea. Let's grab a coffee next week and chew it over? I'm free Tues or Weds arvo. Speak soon, Jess x",
      'Dear Tom,\n\nIt was a pleasure to meet you at the trade show. I loved your idea. Could we meet for coffee next week and discuss it? I am free on Tuesday or Wednesday afternoon. I look forward to speaking with you.\n\nKind regards,\nJess',
    ],
    [
      'more professional',
      "Feeling rubbish today. Been up all night chucking up. Dad's in hospital too. Sorry to mess you about!",
      'I am feeling unwell today. I have been ill all night. My father is in hospital too. I apologise for the inconvenience.',
    ],
    [
      'formal',
      "I've had a go at fixing it but no joy. Any chance of getting someone here before Wednesday?",
      'I have attempted to fix it without success. Would it be possible to get someone here before Wednesday?',
    ],
    [
      'formal',
      'Should be back open Monday. Yeah I am still up for the job. See you on the 5th!',
      'Should be back open Monday. Yes I am still interested in the job. I look forward to seeing you on the 5th.',
    ],
    same('formal', 'The house is still up for sale. He was way off the mark. She cut corners off the paper.'),
    same('formal', "We had a ball and a net. This is the dog's dinner. It is a breeze from the sea."),
    same('formal', "Someone's walking stick is here. It has a blast furnace. The bird has cold feet."),
    same('formal', 'Loved by all, he died. Feeling better, she got up. Sorry to hear about your loss.'),
  ]);
});

describe('a blunt message', () => {
  readsAs([
    [
      'more polite',
      'You forgot the Cebu branch again. Pay by Friday or we will not ship your order.',
      'It looks like the Cebu branch was forgotten again. Please pay by Friday. Otherwise, we will not be able to ship your order.',
    ],
    [
      'more polite',
      'You left the hall unlocked again on Tuesday. You have to check all three doors.',
      'It looks like the hall was left unlocked again on Tuesday. Please check all three doors. Thank you.',
    ],
    [
      'less rude',
      "You charged me twice for the same room. I called and nobody did anything about it. Fix this today or I'm going to my bank.",
      'It looks like I was charged twice for the same room. I called, but unfortunately nobody did anything about it. Please fix this today. Otherwise, I will have to contact my bank.',
    ],
    [
      'more polite',
      "You said it would take two days and it's been two weeks. You never do anything about it.",
      "We had understood that it would take two days, but it's been two weeks. Nothing seems to be done about it.",
    ],
    [
      'nicer',
      'If you do it again your registration will be passed to the Gardaí. Check in is 2pm, it says so on the website.',
      'Please note that if you do it again your registration will have to be passed to the Gardaí. Check in is 2pm, as mentioned on the website.',
    ],
    [
      'friendlier',
      "Three of you paid late in June. If you can't do it tell us. The board will never accept this.",
      "We've noticed that three of you paid late in June. If you can't do it, please tell us. We don't think that the board will ever accept this.",
    ],
    [
      'more polite',
      "You can't charge us for that. What are you going to do about it? You wasted my whole week.",
      'I do not think that you can charge us for that. Could you please let me know what you are going to do about it? Unfortunately, my whole week was wasted.',
    ],
    [
      "please make it kinder, she's 16 and it's her first job",
      'Maria, half the slides were unreadable. Call me at noon.',
      'Maria, half the slides were a little hard to read. Please call me at noon.',
    ],
    [
      'calm it down',
      'I am so done with your company. Three men came and none of them fixed anything.',
      'I am very unhappy with your company. Three men came, but unfortunately none of them fixed anything.',
    ],
    [
      'friendlier',
      'Your appointment on Wednesday, November 13 at 9:40 is cancelled.',
      'Unfortunately, your appointment on Wednesday, November 13 at 9:40 is cancelled.',
    ],
    same('more polite', 'I know that you forgot the key.'),
    same('more polite', 'You gave us a great room again.'),
    same('more polite', 'Everyone came and nobody complained.'),
    same('more polite', 'You have to see it to believe it.'),
    same('more polite', 'The board will never forget you.'),
  ]);
});

describe('an everyday message as professionals write it', () => {
  readsAs([
    [
      'more formal',
      'Lad on the desk was rude and the guy at reception got mad.',
      'The member of staff on the desk was rude and the member of staff at reception became angry.',
    ],
    [
      'more professional',
      'We can do like 2,500 words a day. We already did stuff for two firms. Wanna try a free test?',
      'We can do approximately 2,500 words a day. We already did some work for two firms. Would you like to try a free test?',
    ],
    [
      "for my boss, she's pretty old school",
      'He did okay this quarter and knows his stuff with networking. He closed 41 of 50 tickets which is fine I guess.',
      'He performed adequately this quarter and is very knowledgeable about networking. He closed 41 of 50 tickets, which is acceptable.',
    ],
    [
      'formal',
      "I'm not paying that. It's not like I have been slacking. Give it back or I close the account.",
      'I am not prepared to pay that. I have not been slacking. Please return it. Otherwise, I will have to close the account.',
    ],
    [
      'say it like a professional would',
      "We're gonna get hit with another $375. Also who is paying for that? Sorry about that.",
      'We will be charged another $375. In addition, who is paying for that? We apologise for this.',
    ],
    same('more formal', 'Things like 5 stars do not matter.'),
    same('more formal', 'She did fine work because they can cause it to crash.'),
    same('more formal', 'It is not like he said. I was like a child.'),
  ]);
});

describe('a friendlier message', () => {
  readsAs([
    [
      'make it friendlier',
      'Hi Ben,\n\nThe numbers you sent are wrong. Check them today. I need this for the board.\n\nClaire',
      "Hi Ben,\n\nI hope you're well. The numbers you sent aren't quite right. Please check them today. I need this for the board. Thank you!\n\nClaire",
    ],
    [
      'friendlier',
      'Staff must clean the kitchen after use. The fridge is emptied every Friday at 5 pm. This is not a joke.',
      "Hi everyone,\n\nWe hope you're all well. We kindly ask staff to clean the kitchen after use. The fridge is emptied every Friday at 5 pm. Please don't take this lightly. Thank you!",
    ],
    [
      'less harsh',
      "Your report is full of mistakes and you clearly didn't check it. I need a new version by Wednesday.",
      'I noticed that your report has a number of mistakes, so I am not sure that it was checked. Could I please have a new version by Wednesday?',
    ],
    [
      'less aggressive',
      "Why hasn't my refund been paid? You said 5 days. Move it now or I'm calling a tow truck.",
      'Could you please tell me why my refund has not been paid? I had understood that it would take 5 days. Please move it as soon as possible. Otherwise, I will have to call a tow truck.',
    ],
    [
      'less rude',
      "We don't do discounts. If you can't afford it go somewhere else.",
      'Unfortunately, we do not offer discounts. If this does not suit your budget, you are welcome to look elsewhere.',
    ],
    [
      'friendlier',
      'Dear Tom,\n\nYour dog died on Friday. You must collect it. Call us.',
      'Hi Tom,\n\nYour dog died on Friday. Please collect it. Please also call us. Thank you!',
    ],
  ]);
});

describe('a text in plain words', () => {
  readsAs([
    [
      'plain English',
      'Applications lacking said evidence may lead to the imposition of an administration fee.',
      'Applications without this evidence may lead to an administration fee.',
    ],
    [
      'remove the jargon',
      "We need to action the low-hanging fruit. Let's take this offline.",
      "We need to work on the easy tasks. Let's discuss this separately.",
    ],
  ]);
});
