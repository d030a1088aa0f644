import { describe } from '@jest/globals';
import { readsAs } from '../support/refined.js';

describe('a polite text', () => {
  readsAs([
    [
      'make it polite',
      "Hi Sam, send me the report by Friday. Don't forget the appendix.",
      "Hi Sam, please send me the report by Friday. Please don't forget the appendix. Thank you.",
    ],
    ['polite', "Don't slam the door.", "Please don't slam the door."],
    [
      'less angry',
      "I am absolutely furious about the room. Your receptionist couldn't have cared less and it was a total joke. I demand a full refund by 15 August!!!",
      'I am very unhappy about the room. Your receptionist did not show much interest and it was very disappointing. I would like a full refund by 15 August.',
    ],
    [
      'less angry',
      'THIS IS THE THIRD TIME my bin is late. Your so-called engineer had the cheek to charge me £90. What a rip off. I want my money back NOW.',
      "I'm afraid this is the third time my bin is late. Your engineer charged me £90. This is very disappointing. I would like my money back as soon as possible.",
    ],
    [
      'calmer',
      "I'm sick of chasing you. Either you pay it or I'll report it. You made us look like idiots.",
      "I'm frustrated at having to chase you. Please pay it. Otherwise, I will have to report it. You put us in a difficult position.",
    ],
    [
      'more confident',
      'I was hoping that I could maybe talk to you. Sorry to bother you, but I was just wondering if you could send me the form? It would be great if you could let me know.',
      'I would like to talk to you. Could you please send me the form? Please let me know.',
    ],
    ['soften the tone', 'I need you to call me today.', 'Could you please call me today?'],
    [
      'less rude',
      'I want a refund. Can you help?',
      'I would like a refund. Could you please help? Thank you.',
    ],
    ['more polite', 'Please call me. Orders are late.', 'Please call me. Orders are late.'],
    ['more polite', 'Contact is lost. Order 5 is here.', 'Contact is lost. Order 5 is here.'],
    [
      'more polite',
      'See you there! Open every Sunday. USE NO. 5.',
      'See you there! Open every Sunday. Please USE NO. 5.',
    ],
  ]);
});

describe('British spelling', () => {
  readsAs([
    [
      'uk spelling',
      "Unauthorized use of our license is a crime. You've gotten time to practice your skills.",
      "Unauthorised use of our licence is a crime. You've got time to practise your skills.",
    ],
    [
      'uk spelling',
      'They license the film. It is good practice to reorganize.',
      'They license the film. It is good practice to reorganise.',
    ],
    [
      'uk spelling',
      'We will license it. Check the rear tire and the front tires before you tire.',
      'We will license it. Check the rear tyre and the front tyres before you tire.',
    ],
    ['uk spelling', 'Ask the New License Office.', 'Ask the New License Office.'],
    ['change American spelling to British', 'We honor the theater.', 'We honour the theatre.'],
    ['from British to American English', 'We honour the theatre.', 'We honor the theater.'],
    ['us spelling', 'We moved 340 tonnes to the centre.', 'We moved 340 tonnes to the center.'],
  ]);
});

describe('the wording of instructions', () => {
  readsAs([
    ['no caps', 'BIG SALE ON SUNDAY!', 'Big sale on Sunday!'],
    ['formal, no contractions', "We'll go; it ain't far.", 'We will go; it is not far.'],
    ['replace staff with team members', 'Our staff is here.', 'Our team members are here.'],
    ['replace "customers" with "guests"', 'A customer and two customers.', 'A guest and two guests.'],
    [
      "replace 'customer' with 'client'",
      "Customers win. A customer's card.",
      "Clients win. A client's card.",
    ],
    ['remove the greeting and sign-off', 'Hi Tom,\n\nThe bill is £210.\n\nBest,\nLee', 'The bill is £210.'],
    ['replace Monday with Tuesday', 'Mondays are busy.', 'Tuesdays are busy.'],
    ['please correct, dont change the names', 'They was here.', 'They were here.'],
    ['change from I to we', 'I am here.', 'We are here.'],
    ['translate to plain language', 'Prior to use, rinse it.', 'Before use, rinse it.'],
    ['sentence case', 'How To Book A Room', 'How to book a room'],
    ['dont use contractions', "It's fine, isn't it?", 'It is fine, is it not?'],
    ['headline in title case', '# save water\n\nClose the tap.', '# Save Water\n\nClose the tap.'],
    ['less wordy', 'It is late due to the fact that it rained.', 'It is late because it rained.'],
    ['less wordy', 'It rained throughout the whole of the day.', 'It rained throughout the day.'],
    ['less wordy', 'There is a minimum of 4 hours.', 'There is a minimum of 4 hours.'],
    ['less wordy', 'Further to your letter of 8 May, I agree.', 'After your letter of 8 May, I agree.'],
    ['fix the grammar', 'Please explain me this.', 'Please explain this to me.'],
    ['British spelling', 'I wrote him a check for $50.', 'I wrote him a cheque for $50.'],
    ['remove the sign-off', 'We met Leo.\n\nSee you soon,\nMarta', 'We met Leo.'],
    ['friendlier', 'Dear residents, the lift works.', 'Dear residents, the lift works.'],
    ['change the tone from casual to formal', "I can't come.", 'I cannot come.'],
    ['formal', 'Hey Linda, OMG what a week! Petrov signed!!', 'Dear Linda,\n\nWhat a week. Petrov signed.'],
    ['plain English', 'You may be obliged to pay.', 'You may have to pay.'],
    ['less wordy', 'I ask you to go and to let me know.', 'I ask you to go and to let me know.'],
    ['friendlier', 'Dear parents, the lift works.', 'Dear parents, the lift works.'],
    ['correct errors in html', '<p>We doesn’t know.</p>', "<p>We don't know.</p>"],
    ['make it formal', 'Hey John! Thx for the reply.', 'Dear John, thank you for the reply.'],
    ['remove the prices', 'Soup (£4.50), trout £12, pie for £5 with cream.', 'Soup, trout, pie with cream.'],
    ['remove the prices', 'A taxi costs £20.', 'A taxi costs £20.'],
    ['remove phone numbers', 'Call Lena on 030 5550 118 or 030 5550 119 by noon.', 'Call Lena by noon.'],
    [
      'formal',
      "I can't make it cos my kid is ill (again!) and it'll take ages.",
      'I cannot attend because my child is ill (again) and it will take a long time.',
    ],
    ['casual', 'We kindly request that you call.', 'Please call.'],
    ['casual', 'We kindly request that all guests call.', 'We kindly request that all guests call.'],
    ['casual', 'Guests are kindly requested to call.', 'Please call.'],
    ['future tense', 'We publish it and answer questions.', 'We will publish it and answer questions.'],
    ['future tense', 'She apologizes and it echoes.', 'She will apologize and it will echo.'],
    ['simple', 'Guests must refrain from smoking.', 'Guests must not smoke.'],
    ['simple', 'Please refrain from the consumption of food.', 'Please do not eat.'],
    ['remove buzzwords', 'We deliver game-changing, fast results.', 'We deliver fast results.'],
    [
      'make it casual',
      'Should you need help, please do not hesitate to contact us.',
      'If you need help, just drop us a line.',
    ],
  ]);
});

describe('a text for everybody', () => {
  readsAs([
    [
      'plain English',
      'Pursuant to our telephone conversation, please find enclosed the documentation pertaining to your claim. Failure to do so may result in the termination of your entitlement. Should you require further assistance, do not hesitate to contact the undersigned.',
      'As we discussed on the phone, here are the documents about your claim. If you do not, you may lose your entitlement. If you need further help, please contact me.',
    ],
    [
      'use simple words',
      'I am in receipt of your letter. In accordance with clause 7, you are obliged to pay on or before 4 May. Non-payment may culminate in legal proceedings.',
      'I have received your letter. Under clause 7, you must pay by 4 May. If you do not pay, this may lead to court action.',
    ],
    [
      'friendlier',
      'Residents are hereby reminded that the gate is locked at 9 pm. Residents are requested not to park there. Failure to comply will result in removal of vehicles.',
      "Hi everyone,\n\nJust a quick reminder that the gate is locked at 9 pm. Please don't park there. Please note that if you don't comply, vehicles will be removed. Thank you!",
    ],
    [
      'more professional',
      'Great news 🎉 the new leaflets arrived and they look amazing. The price u gave was £3,200 incl VAT right?',
      'Excellent news. The new leaflets arrived and they look outstanding. The price you gave was £3,200 including VAT, is that correct?',
    ],
  ]);
});
