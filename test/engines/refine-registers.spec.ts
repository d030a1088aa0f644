import { describe } from '@jest/globals';
import { readsAs, same } from '../support/refined.js';

describe('a message to colleagues put formally', () => {
  readsAs([
    ['more formal', 'guys the server was down again today.', 'The server was down again today.'],
    ['more formal', 'folks we close at noon today.', 'We close at noon today.'],
    ['more formal', 'I asked the guys there.', 'I asked the people there.'],
  ]);
});

describe('a blunt message put politely', () => {
  readsAs([
    [
      'less rude',
      "Tell me today when they're coming or we go to someone else. I want an answer today or I call my lawyer.",
      "Please tell me today when they're coming. Otherwise, we will have to go to someone else. I would like an answer today. Otherwise, I will have to call my lawyer.",
    ],
    [
      'less rude',
      "If the noise carries on I'm calling the council. If it is not fixed, we cancel the order.",
      'Please note that if the noise carries on I will have to call the council. Please be aware that if it is not fixed, we will have to cancel the order.',
    ],
    [
      'less rude',
      "I don't know why you keep sending me the wrong size. I need the 900 by Friday at the latest.",
      'I am not sure why you keep sending me the wrong size. Could I please have the 900 by Friday at the latest? Thank you.',
    ],
    ['less rude', "I can't take it anymore.", 'Unfortunately, I cannot go on like this.'],
    [
      'less rude',
      "Half of you couldn't be bothered to turn up. He could not be bothered to answer the phone.",
      'It looks like half of you did not turn up. He did not answer the phone.',
    ],
    [
      'less rude',
      'Whoever is bringing the minibus, be there by 8 sharp. Whoever keeps stealing my milk, stop.',
      'Could whoever is bringing the minibus please be there by 8 sharp? Could whoever keeps stealing my milk please stop?',
    ],
    [
      'less rude',
      "And whoever left hair in the shower, clean it, it's disgusting. The bill is 36 each, pay me by Sunday.",
      "And whoever left hair in the shower, please clean it, it's very unpleasant. The bill is 36 each, please pay me by Sunday. Thank you.",
    ],
    [
      'less rude',
      "There was no damage and you know it. I told you I'm not interested. It's really annoying.",
      "There was no damage. As I mentioned, I'm not interested. It's frustrating.",
    ],
    [
      'more polite',
      'You are always late. You always leave the light on. You never listen to me.',
      "I have noticed that you are often late. You often leave the light on. I'm afraid you do not seem to listen to me.",
    ],
    [
      'more polite',
      "Who approved this? I expect an explanation by tomorrow, and don't fob me off with another deck.",
      'Could you please tell me who approved this? I would be grateful for an explanation by tomorrow, and please do not fob me off with another deck.',
    ],
    [
      'warmer',
      "Your son was not picked for the team. You people clearly don't care about customers.",
      "Hi there,\n\nUnfortunately, your son wasn't picked for the team. It feels as if you don't care about customers.",
    ],
    [
      'friendlier',
      'We do not split bills. Kitchen shuts at 3 and we will not reopen it. Tables are for paying customers only.',
      "Unfortunately, we aren't able to split bills. Kitchen shuts at 3 and we won't be able to reopen it. Please note that tables are for paying customers only.",
    ],
    [
      'friendlier',
      'You must wear a helmet at all times. Identification must be presented upon arrival.',
      'Please make sure you wear a helmet at all times. Please also present identification on arrival.',
    ],
    [
      'more polite',
      'People who feel ill must not use the pool.',
      'We kindly ask people who feel ill not to use the pool.',
    ],
    [
      'less stiff',
      'Failure to do so will result in exclusion from the rota. It is requested that all volunteers complete the form before 12 March.',
      "Please note that if you don't, you'll be excluded from the rota. Please complete the form before 12 March. Thank you!",
    ],
    [
      'less formal',
      'We wish to inform our valued customers that our shop will remain closed until 2 January.',
      'Just to let you know, our shop will stay closed until 2 January.',
    ],
    [
      'less rude',
      "I shouldn't have to ask twice. Why is it always me who has to chase you? We must talk about it on Tuesday.",
      'I would prefer not to have to ask twice. It is often me who has to chase you. Could we please talk about it on Tuesday?',
    ],
    [
      'less rude',
      "Ring me when you can be bothered. I've had enough of the overtime.",
      'Ring me when you have a moment. I am unhappy about the overtime.',
    ],
    [
      'friendlier',
      'Only shortlisted candidates will be contacted. If no reply is received by 4 May the order will be cancelled.',
      "We'll only contact shortlisted candidates. Please note that if we don't hear from you by 4 May, we'll have to cancel the order.",
    ],
    same('less rude', 'We must meet the deadline or lose it. Only the brave will be heard.'),
    same('less rude', 'If the noise carries on past ten, the warden is there. I know why you keep bees.'),
    same('less rude', "He couldn't be bothered by the heat. Whoever wins, the prize is yours."),
    same('less rude', 'Who wants tea? Who asked you that? You never know what will happen.'),
    same('more polite', 'I am always late for tea. You always make me smile.'),
    same('friendlier', 'Lunch is for you. The best seats are for members only.'),
    same('friendlier', "Staff won't hold it against you."),
  ]);
});

describe('a formal text', () => {
  readsAs([
    [
      'more formal',
      'I have a dentist thing at 2. It is a family thing. There was the supplier thing too.',
      'I have a dental appointment at 2. It is a family commitment. There was the supplier issue too.',
    ],
    [
      'more formal',
      "It will set you back about $850. I'd get that looked at. Flick us a text.",
      'It will cost you approximately $850. I would have that inspected. Please contact us.',
    ],
    [
      'more formal',
      'No worries mate, I can do Thursday. The smell is rank. When are you lot actually gonna do something about it?',
      'I can do Thursday. The smell is very unpleasant. When are you going to address it?',
    ],
    [
      'more formal',
      "Sorry you had a rubbish stay. Really sorry, I know we're short. Sorry to chase but the invoice is late.",
      'I am sorry that you had a disappointing stay. I apologise, as I know we are short. I apologise for contacting you again but the invoice is late.',
    ],
    [
      'more formal',
      "If it's not sorted by the weekend I'll complain. I've texted you like four times.",
      'If it is not resolved by the weekend I will complain. I have texted you approximately four times.',
    ],
    [
      'more formal',
      "Bob kicked things off at 7. We didn't get anywhere. The contractor messed up the tiles.",
      'Bob opened the meeting at 7. We did not make progress. The contractor spoiled the tiles.',
    ],
    [
      'more formal',
      'All my wedding stuff was in it. I left my stuff there.',
      'All my wedding items were in it. I left my belongings there.',
    ],
    [
      'more formal',
      "I can't make it in tomorrow, been puking all night and feel like death. Will probably be out Tuesday as well. Can talk after 5.",
      'I cannot come in tomorrow, as I have been vomiting all night and feel very unwell. I will probably be out Tuesday as well. I can talk after 5.',
    ],
    [
      'more formal',
      "We're grand for this year. The roof's in bits. That's not on.",
      'We are fine for this year. The roof is in very poor condition. That is not acceptable.',
    ],
    [
      'more formal',
      "You people have been telling me lies. I want it fixed, and I'm not joking.",
      'You have been telling me lies. I would like it to be fixed, and I am not saying this lightly.',
    ],
    [
      'more formal',
      "The neighbours are giving out to me. I'm pulling the lads off the Geelong job.",
      'The neighbours are complaining to me. I am withdrawing the team from the Geelong job.',
    ],
    [
      'more formal',
      "Bad news I'm afraid, the cabinets are late. Looking like Thursday now. Totally get it if you're annoyed.",
      'Unfortunately, the cabinets are late. It is now likely to be Thursday. I fully understand if you are dissatisfied.',
    ],
    [
      'more formal',
      'She studied really hard and it was really hard.',
      'She studied very hard and it was very difficult.',
    ],
    [
      'more formal',
      'Howzit, I can come look at it Sat arvo. Lekker, Johan',
      'Hello,\n\nI can come to view it on Saturday afternoon.\n\nKind regards,\nJohan',
    ],
    same('more formal', 'The only thing I want is peace. It is a good thing. The files are sorted by date.'),
    same('more formal', 'She lives in a grand house. He pulled the cover off the car and gave out leaflets.'),
    same('more formal', 'Can is open on Monday. He set the clock back an hour. Sun in the evening is nice.'),
    same('more formal', 'My own stuff is here. People who work here are kind.'),
    [
      "should sound like a proper treasurer's report",
      'Should be done and dusted by the 20th. So chuffed to say we have €40 left. The pipes were shot.',
      'It should be completed by the 20th. We are very pleased to say we have €40 left. The pipes were worn out.',
    ],
    same(
      'more formal',
      'Should the lamp be done, call us. He shot the ball. The chippy on Main Street is shut.',
    ),
  ]);
});

describe('the form of a letter', () => {
  readsAs([
    [
      'formal complaint letter please',
      'Your plumber came late. I want my fee back. Ref JB-20931. N. van Wyk, 8 Protea Rd',
      'Dear Sir or Madam,\n\nYour plumber came late. I request the return of my fee. Ref JB-20931.\n\nYours faithfully,\nN. van Wyk, 8 Protea Rd',
    ],
    [
      'more formal, proper letter of complaint',
      'I paid for a sofa in May and it never came.',
      'Dear Sir or Madam,\n\nI paid for a sofa in May and it never came.\n\nYours faithfully,',
    ],
    same('more formal', 'I got a letter of complaint.'),
    ['more formal, for a school in Limerick', 'I wanna help.', 'I would like to help.'],
  ]);
});

describe('an enthusiastic, a firm or a sober text', () => {
  readsAs([
    [
      'more enthusiastic',
      'We are pleased to announce that we open in Cork on 4 May. Entry costs €4. Come and see us.',
      'We are thrilled to announce that we open in Cork on 4 May! Entry costs €4. Come and see us!',
    ],
    [
      'more enthusiastic',
      'We have a good team. I am interested in the role. We look forward to seeing you.',
      "We have a great team. I am really excited about the role. We can't wait to see you!",
    ],
    same('more enthusiastic', 'The results were not good news. The fee is due.'),
    [
      'make it sound firmer',
      "Hi Jen, sorry to be a pain, just wondering if there's any chance you might be able to send the payment?",
      'Hi Jen, could you please send the payment?',
    ],
    ['more confident', 'I was wondering if it might be possible to meet.', 'I would like to meet.'],
    [
      'more confident',
      'I was just wondering if it would be at all possible to maybe get my deposit back? Sorry to ask!',
      'Could I please get my deposit back?',
    ],
    [
      'more confident',
      "I'm so sorry to bother you again. I was hoping you could maybe call me.",
      'Please call me.',
    ],
    [
      'less salesy',
      'They have done an absolutely incredible job. It is an amazing grinder.',
      'They have done a good job. It is a good grinder.',
    ],
  ]);
});
