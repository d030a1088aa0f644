import { describe } from '@jest/globals';
import { readsAs, same, type Output } from '../support/refined.js';

describe('a formal text', () => {
  readsAs([
    [
      'more formal',
      'They botched our order and chucked it out.',
      'They made an error with our order and disposed of it.',
    ],
    ['more formal', "Hope you're well. The lorry's arrived.", 'I hope you are well. The lorry has arrived.'],
    ['more formal', 'We got a lamp off them on Weds.', 'We got a lamp from them on Wednesday.'],
    ['more formal', "I can't come, my car has a flat tyre.", 'I cannot come as my car has a flat tyre.'],
    same('more formal', 'She gave him a ring made of gold.'),
    same('more formal', 'The shop is open on the Mon valley line.'),
  ]);
});

describe('a warm or a polite text', () => {
  readsAs([
    [
      'friendlier',
      'The bikes must be locked. The pool is closed until May.',
      'Please lock the bikes. Unfortunately, the pool is closed until May. Thank you!',
    ],
    [
      'friendlier',
      'You parked in my space again. Move the car now and do not do it again.',
      "Hi there,\n\nIt looks like you parked in my space again. Please move the car as soon as possible, and please don't do it again. Thank you!",
    ],
    [
      'friendlier',
      'You should have asked earlier. Book at the desk. Bring a towel and tell us your size.',
      'It would have been better if you had asked earlier. Please book at the desk. Please also bring a towel and tell us your size. Thank you!',
    ],
    [
      'kinder',
      "You were not selected. We don't give reasons. There is nothing further we can do.",
      "Unfortunately, you weren't selected. I'm afraid we aren't able to give reasons. We're sorry, but there's nothing further we can do. Thank you for your understanding!",
    ],
    [
      'nicer',
      'Pay by Friday or your account will be suspended. Members must sign in. Towels must be returned. Guests must shower first.',
      "Please pay by Friday so that we don't have to suspend your account. We kindly ask members to sign in. Please return towels. Could guests please shower first? Thank you!",
    ],
    [
      'less harsh',
      'Your report is missing two pages. It contains several errors. Check there first.',
      'Your report seems to be missing two pages. We noticed that it contains several errors. Please check there first. Thank you.',
    ],
    same('friendlier', 'The deposit must be returned. The door has to be closed by the driver.'),
    same('friendlier', 'Bags found on the train will be returned to their owners. Thomas is kind.'),
    same('more polite', 'The plan is ambitious. The design is dark. You made a good point.'),
    [
      'more formal',
      "Hi Prof, so the shop's closed and it's kind of a mess. We're going to Spain, hope that's ok. Cheers, Ann",
      'Dear Prof,\n\nThe shop is closed and it is in disarray. We are going to Spain, and we hope that is convenient.\n\nKind regards,\nAnn',
    ],
    [
      'more polite',
      'You must pay £340 by 30 June. You entered the wrong code. Keep the dog in or I will talk to the landlord.',
      "Please note that you must pay £340 by 30 June. I'm afraid you entered the wrong code. Please keep the dog in. Otherwise, I will have to talk to the landlord.",
    ],
    [
      'kinder',
      'Nobody cleaned the sink. You promised to do it. That was rude. If you forget it again, you will pay. No exceptions.',
      "I'm afraid nobody cleaned the sink. We were counting on your promise to do it. That came across as rude. Please note that if you forget it again, you'll pay. Unfortunately, we can't make exceptions. Thank you for your understanding!",
    ],
    [
      'more polite',
      "Nobody called me. That's a lie. I told you twice. Next time ask me first.",
      "I'm afraid nobody called me. Unfortunately, that is not true. I did mention this twice. Next time please ask me first.",
    ],
    [
      'friendlier',
      'Cash only. Guests who make noise will have to leave. You owe us $5.',
      'Please note: cash only. Please be aware that guests who make noise will have to leave. Just so you know, you owe us $5.',
    ],
    ['more polite', 'Why was I not told?', 'Could you please let me know why I was not told?'],
    same('more polite', 'Nobody complained. You worked hard without complaint. We will not let you down.'),
    same('more polite', 'This is the third time we have won. Someone left a gift. There is no rush.'),
    same('more polite', 'You said it would be fun and it was. I expect a lot of rain. No food is wasted.'),
    ['more polite', 'Why did you park here?', 'Could you please let me know why you parked here?'],
    ['more polite', 'Your radio is too loud.', "I'm afraid your radio is too loud."],
    ['friendlier', 'The dates are wrong again.', "The dates still aren't quite right."],
    ['friendlier', 'You left out the second page completely.', 'The second page seems to be missing.'],
    ['friendlier', 'You forgot the number of times we met.', 'You forgot the number of times we met.'],
    ['more polite', 'Others were better qualified.', 'Other applicants were a closer match.'],
    ['more polite', 'Complaints to Mr Hall.', 'If you have any complaints, please contact Mr Hall.'],
    [
      'more polite',
      'Queries to the help desk usually take a day.',
      'Queries to the help desk usually take a day.',
    ],
    [
      'more polite',
      'The warranty is for parts only, not for labour.',
      'The warranty is for parts only, not for labour.',
    ],
    ['more polite', 'It goes in the bin every Friday.', 'It goes in the bin every Friday.'],
    [
      'more polite',
      'Drop litter here and you will be fined by the council.',
      'Drop litter here and you will be fined by the council.',
    ],
    ['more polite', 'Complaints to the council have doubled.', 'Complaints to the council have doubled.'],
    [
      'more polite',
      'The room is for staff only, not for guests.',
      'The room is for staff only, not for guests.',
    ],
    ['more polite', 'Questions to ask yourself: why now?', 'Questions to ask yourself: why now?'],
    [
      'more polite',
      'The lift is for goods only, not for people.',
      'Please use the lift for goods only, not for people.',
    ],
    same('more polite', 'Your garden is too beautiful for words.'),
    same('more polite', 'You never know what you find here.'),
  ]);
});

describe('a plain text', () => {
  readsAs([
    ['plain English', 'The tenant shall be required to pay.', 'The tenant must pay.'],
    [
      'plain English',
      'Failure to register may result in your place not being kept.',
      'If you do not register, your place may not be kept.',
    ],
    ['plain English', 'Should the parts be faulty, call us.', 'If the parts are faulty, call us.'],
    ['plain English', 'Should the bus be late, call me.', 'If the bus is late, call me.'],
    [
      'plain English',
      'In the event of the invoice being lost, you are entitled to request a copy.',
      'If the invoice is lost, you can ask for a copy.',
    ],
    [
      'plain English',
      'The hirer is responsible for the removal of rubbish, failing which a charge of £20 will be levied.',
      'The hirer is responsible for removing rubbish. Otherwise, there will be a charge of £20.',
    ],
    [
      'plain English',
      'Claims exceeding £500 must be made within 14 days of receipt of the letter.',
      'Claims of more than £500 must be made within 14 days of receiving the letter.',
    ],
    [
      'plain English',
      'We will provide the tenant with a key. We have therefore conducted a review of the file.',
      'We will give the tenant a key. We have therefore reviewed the file.',
    ],
    [
      'plain English',
      'Claims are checked by two people in our office in Leeds before they are paid, and any questions are sent to you by post.',
      'Claims are checked by two people in our office in Leeds before they are paid. Any questions are sent to you by post.',
    ],
    same('plain English', 'The train goes via the coast. He asked for the installation of a lift.'),
    same('plain English', 'Failure to thrive may be a sign of disease.'),
  ]);
});

describe('a text without its long turns', () => {
  readsAs([
    [
      'cut the waffle',
      'What happened was that the bowl that was made of glass fell.',
      'The bowl made of glass fell.',
    ],
    ['cut the waffle', 'He ended up selling the van.', 'He sold the van.'],
    ['cut the waffle', 'They managed to fix it at 9 in the evening.', 'They fixed it at 9 pm.'],
    same('cut the waffle', 'The truth is hard to hear.'),
    same('cut the waffle', 'I was given the chance to speak but I did not take it.'),
  ]);
});

describe('a change of names and dates', () => {
  readsAs([
    [
      'Replace Ada Brook with Eve Stone everywhere',
      'Ada Brook sings. Ask Ada, not Ada Lark.',
      'Eve Stone sings. Ask Eve, not Ada Lark.',
    ],
    [
      'change the meeting date to Monday 5 May',
      'We meet on Tuesday 6 May. Reply by 2 May.',
      'We meet on Monday 5 May. Reply by 2 May.',
    ],
    ['sign off from Pia at Fernhill', 'The key is here.', 'The key is here.\n\nKind regards,\nPia\nFernhill'],
  ]);
});

describe('a wording with another reading', () => {
  const stay = (instructions: string, texts: string): Output[] =>
    texts.split('|').map((text) => same(instructions, text));
  readsAs([
    ...stay(
      'more formal',
      "I'd cut my finger.|She'd quit her job.|It turned out I'd just put it on upside down.|What's he want?|She set up the company in 2010.|They boss people about.|He likes to kid around.|Three cheers for Ben.|Give thanks for the food.|Keep mum about it.|Till the soil in May.|The house is up for sale.|She dropped off on the train.|We checked out early.|Look into the box.|She helped me get here.|He called off the dogs.|Grab a rope.|It was kind of you to come.|So far, so good.|I have got to know the neighbours well.|Can you swim?|Can you smell gas?|Can you tell the difference?|Wait a bit.|I was so busy that I forgot.",
    ),
    ...stay(
      'more polite',
      "Can you swim? You need to, for this job.|Can you blame them?|Will you ever learn?|Why don't you come with us?|I need you to know that I love you.|You have to laugh.|You have to admit it's good.|Stop smoking in 30 days with our app.|Stop taking it and see a doctor if you get a rash.|Call me old-fashioned. I like letters. You can laugh.|You can't lose.|You may not need a visa.|You cannot imagine how happy we are.|You haven't aged a bit.|You didn't have to do that.|You must keep the receipt.|Please send me the form or I'll call you.|Please look at my sister, too. She is so good. You would like her.",
    ),
    ...stay(
      'friendlier',
      "The debt is cancelled.|Our competitors are out of stock.|Your rival's bid was rejected.|The deposit must be returned.|The vendor shall not disclose the data.|I can't thank you enough for the flowers.|The tent is light. Please keep it dry. You can pitch it in two minutes.",
    ),
    ...stay('simpler words', 'The house purchase was not completed.|Objective data is needed.'),
    ...stay('more concise', "A number of us left.|If you'd rather come on Friday, call me."),
  ]);
  readsAs([
    ['more formal', "I'd worn them. He's broken it.", 'I had worn them. He has broken it.'],
    ['more formal', "He's cut his hair. It's done.", 'He has cut his hair. It is done.'],
    ['more formal', "It's a lot. It's a bit late.", 'It is a lot. It is slightly late.'],
    ['more formal', "It's guaranteed 10 years.", 'It is guaranteed 10 years.'],
    ['more polite', 'Can you send me the file?', 'Could you please send me the file?'],
    [
      'more polite',
      'Stop parking in front of our gate.',
      'Could you please stop parking in front of our gate?',
    ],
    ['more polite', "You can't park here.", "I'm afraid you can't park here."],
    ['simpler words', 'I shall not attend.', 'I will not attend.'],
    [
      'more formal',
      'I lost a bunch of my work. A bunch of us did. I can start pretty much right away.',
      'I lost much of my work. Several of us did. I can start almost immediately.',
    ],
    [
      'friendlier',
      'Participants must attend one session and are expected to keep their plots tidy.',
      'Participants must attend one session and are expected to keep their plots tidy.',
    ],
    [
      'remove the PS and PPS',
      'Hi Jo,\n\nSee you on Friday.\n\nLove,\nFinn\n\nPS Bring Rusty.\nPPS I got 18 of 20.',
      'Hi Jo,\n\nSee you on Friday.\n\nLove,\nFinn',
    ],
    [
      'no p.s.',
      'Dear Jo,\n\nPS and Xbox games are half price.\n\nBest,\nFinn\n\np.s. Bring Rusty\nand the lead.',
      'Dear Jo,\n\nPS and Xbox games are half price.\n\nBest,\nFinn',
    ],
    ['replace & with and', 'Tea & cake at A&B Ltd.', 'Tea and cake at A&B Ltd.'],
    ['more formal', "She's got up late. He's got a cold.", 'She has got up late. He has a cold.'],
    ['2 sentences', '- Set up the site\n- Helped Ann\n- Wrote 20 pages', 'Helped Ann. Wrote 20 pages.'],
    [
      'make it shorter',
      'I bought a kettle from you on 3 May. It leaked on the first day. I called twice and nobody answered. I want my money back.',
      'I bought a kettle from you on 3 May. It leaked on the first day. I called twice and nobody answered. I want my money back.',
    ],
    [
      'as bullet points',
      'We met Mr. Ito on Jan. 5 in Rome. We ate well.',
      '- We met Mr. Ito on Jan. 5 in Rome\n- We ate well',
    ],
  ]);
});
