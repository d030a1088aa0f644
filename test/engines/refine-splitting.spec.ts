import { describe, expect, it } from '@jest/globals';
import { refine } from '../support/refined.js';

const split = (content: string) => refine('use shorter sentences', content);

describe('splitting long spoken sentences', () => {
  it.each([
    [
      "So I took the car to the garage on Monday and they said it would be ready on Tuesday but then nobody called me and when I rang them they told me they hadn't even looked at it and I needed it for work so I had to take a taxi which cost me 30 pounds and I think you should pay for that.",
      "So I took the car to the garage on Monday. They said it would be ready on Tuesday. But then nobody called me. When I rang them they told me they hadn't even looked at it. I needed it for work. So I had to take a taxi which cost me 30 pounds. I think you should pay for that.",
    ],
    [
      'My wife and I were waiting at the gate for almost two hours and nobody told us anything and then my wife and I went to the desk and the woman there said that the flight was cancelled and we should go home.',
      'My wife and I were waiting at the gate for almost two hours. Nobody told us anything. Then my wife and I went to the desk. The woman there said that the flight was cancelled and we should go home.',
    ],
    [
      'I worked as a carer in a small home for six years and before that I was a cleaner in a hospital where I learned a lot about patients and now I would like to work in your home.',
      'I worked as a carer in a small home for six years. Before that I was a cleaner in a hospital where I learned a lot about patients. Now I would like to work in your home.',
    ],
    [
      "I won't be able to make the stock take which I know is bad timing but Kieran has said he can cover for me that day.",
      "I won't be able to make the stock take which I know is bad timing. But Kieran has said he can cover for me that day.",
    ],
    [
      'You have to send the form with a letter from your own doctor to the housing team, who will come and look at your home.',
      'You have to send the form with a letter from your own doctor to the housing team. They will come and look at your home.',
    ],
    [
      "Can you send me the invoice again and could you put our VAT number on it this time because our accountant can't book it without the number?",
      "Can you send me the invoice again? Could you put our VAT number on it this time because our accountant can't book it without the number?",
    ],
    [
      'You must not drink alcohol while you are taking them and if you feel dizzy you should lie down and call your doctor before you take the next one.',
      'You must not drink alcohol while you are taking them. If you feel dizzy you should lie down and call your doctor before you take the next one.',
    ],
    [
      'The training takes about two hours and can be done online, before the end of March, and anyone who does not complete it will lose their access to the system.',
      'The training takes about two hours and can be done online, before the end of March. Anyone who does not complete it will lose their access to the system.',
    ],
    [
      'We had planned to open the new playground in April, though the delivery of the swings has been delayed by the supplier.',
      'We had planned to open the new playground in April. But the delivery of the swings has been delayed by the supplier.',
    ],
    [
      'If your child was born after 1 September they can start in the autumn term, in which case you need to fill in the green form.',
      'If your child was born after 1 September they can start in the autumn term. In that case, you need to fill in the green form.',
    ],
    [
      'Residents who park on the ramp will get a ticket, and visitors without a permit must use the car park behind the station.',
      'Residents who park on the ramp will get a ticket. Visitors without a permit must use the car park behind the station.',
    ],
    [
      "The lift will be out of order until Friday 10 March while the motor is replaced, so anyone who can't use the stairs should call the office.",
      "The lift will be out of order until Friday 10 March while the motor is replaced. So anyone who can't use the stairs should call the office.",
    ],
    [
      'The fee for the club goes up to £45 from January, meaning that families with two children will pay £90 a month from then on.',
      'The fee for the club goes up to £45 from January. This means that families with two children will pay £90 a month from then on.',
    ],
    [
      'Dogs are welcome in the bar area and in the garden at all times, however they are not allowed in the dining room between 12 and 3.',
      'Dogs are welcome in the bar area and in the garden at all times. However, they are not allowed in the dining room between 12 and 3.',
    ],
    [
      'The resident was found on the floor beside her bed at 06:40 by night staff, she was conscious and had been trying to reach her glasses, and the out of hours GP was contacted at 07:05 and advised to monitor.',
      'The resident was found on the floor beside her bed at 06:40 by night staff. She was conscious and had been trying to reach her glasses. The out of hours GP was contacted at 07:05 and advised to monitor.',
    ],
  ])('parts where a clause begins: %s', async (text, expected) => {
    expect((await split(text)).content).toBe(expected);
  });

  it.each([
    'She promised that the parcel would be delivered on Tuesday morning and that the driver would ring the bell twice and he would wait for an answer.',
    'It is not true that Tom left the company and he took the files and he sold them to a friend.',
    'He denied that he had taken the car keys from the desk and he had driven to London in the night.',
    'Either we sell the house this year and we move to Leeds in spring, or we stay and we rent it out.',
    'The fact that the bank closed the account and it kept the money is a scandal for everyone here.',
    'He not only repaired the pump in the cellar within a single day but he also showed us how to clean the filter.',
    'Call the office if the water in the boiler room rises above the red line on the wall and we will send a plumber at once.',
    "I don't believe that the board has read the report and they have certainly not understood what it says about the risk to patients.",
    'You may keep the deposit only if the flat is clean and the keys are returned to the office by noon on the last day.',
    'The man who sold me the car said it had one owner and it was serviced every year at the same garage in Leeds.',
    'Unless you pay the outstanding amount by 5 May and you confirm this in writing we will have to cut off your supply of gas.',
    'On Saturday we cleaned the hall from top to bottom, we painted the doors and the windows, and we sold the old chairs to a man from Leeds.',
    'He kept pigeons, he grew leeks that frightened people, and he married Doreen twice, in 1961 and, because it was so good, in 1986.',
    "Pay by 31 May to the account at Volksbank Talheim or I'll hand it over to a debt collector and then it gets expensive for you.",
    'We stop along the way in the old harbour for plenty of stories by the crew and a tasting of smoked herring and rye bread.',
    'Last spring we noticed the roof and the walls were damp after a winter with more rain than in all the years before.',
    'We welcome members of the club, their guests, and visitors who are staying at one of the hotels in the town for a week or longer.',
    'The price includes breakfast in the garden room, the use of the pool and the gym, and children under five are not charged for the extra bed.',
    'She told the officer that the car was parked on the left, and that nobody had touched it before the ambulance and the police arrived.',
    'If the weather is bad on the day, and the pitch is too wet to play on, the match will be moved to the sports hall in Green Lane.',
    'The report that the board asked for in May, and which was sent to all members last week, is available from the office on request.',
    'He said that the boiler was old, and everyone in the building knew that it would have to be replaced before the next winter came.',
    'We ask that you keep dogs on a lead, and children must not be left alone near the water or in the picnic area by the lake.',
    'Unless you tell us otherwise before the end of the month, and the card on your account is still valid, your membership will renew.',
    'The plan was not that we would leave the old building at once, but that both offices would be kept until the lease ended in June.',
    'It was the first time that the choir had sung in the cathedral, and one of the last concerts that Mr Hale was able to conduct.',
    'The tent, the sleeping bags, and everything we need for cooking are in the blue van, so long as nobody has taken them out again.',
    'Please bring a towel, a swimming costume, and something warm that is easy to put on after the lesson because the hall is cold.',
    'They have to be sure that the gas is off, that the windows are shut, and that somebody is responsible for locking the back door.',
    'The committee decided to sell the old hall, though not at the price that was offered by the builder from Leeds in the spring.',
    'We can offer you a room on the ground floor, although smaller than the one you had, which has its own bathroom and a desk.',
    'After the bus left the station and the driver noticed that the door was open, and children were standing on the steps, he stopped.',
    'The doctor who saw my mother on Monday, while friendly enough, was not aware that she is allergic to penicillin and some nuts.',
    'You may cancel within 14 days only if the goods are unused, and tickets that were printed at home are returned to the box office.',
    'Whether the roof is repaired this year, and people can use the hall again, depends on the grant that we applied for in March.',
    'I do not believe that the price was fair, and nobody who knows the market in this town would say that it was good value.',
    'He asked whether the shop was open on Sunday, and staff were kind enough to call the owner at home to find out about it.',
    'The more people come to the market on Saturdays, and tourists are a large part of them, the harder it gets to park in the village.',
    'The new rules, though many of them are the same as before, apply to all flats in the building from the first of January next year.',
    'You can either come to the depot, it is open until four but closed for lunch, or send the part by post with the form that is on the website.',
    'Turn the alarm off, put the urn on because it takes about forty minutes to get hot in the winter, and put the sign out at the gate.',
  ])('leaves what belongs together: %s', async (text) => {
    expect((await split(text)).content).toBe(text);
  });

  it('names the sentences that are still long', async () => {
    const long =
      'You may keep the deposit of two months only if the flat is clean and the keys are returned to the office in Mill Lane by noon on the last day of June.';
    const { warnings } = await split(
      `We waited at the gate for almost two hours that night and nobody told us anything about the cancelled flight to Oslo. ${long}`,
    );
    expect(warnings).toEqual([
      {
        reason: 'please_check',
        message:
          'Still long, because no place to split is certain, and sentences are not rewritten: “You may keep the deposit of two months only if the flat …”',
      },
    ]);
  });
});
